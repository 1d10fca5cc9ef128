import { Parser } from 'htmlparser2';
import sharp from 'sharp';

/** The encoding of XML by its first bytes, as Payload's own check of drawings reads it. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}

/** The pictures that a drawing has within it, as data URLs. */
function picturesWithin(drawing: Buffer): string[] {
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!/^(?:.*:)?(?:fe)?image$/i.test(name)) return;
        for (const [attribute, value] of Object.entries(attributes))
          if (/^(?:.*:)?href$/i.test(attribute) && /^\s*data:/i.test(value)) found.push(value);
      },
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder(encodingOf(drawing)).decode(drawing));
  return found;
}

/**
 * How many pixels the pictures within a drawing have, all together. Whatever the size of the drawing, each is decoded to its own.
 * @throws where one cannot be read
 */
export async function embeddedPixels(drawing: Buffer): Promise<number> {
  let pixels = 0;
  for (const picture of picturesWithin(drawing)) {
    const [, options = '', data = ''] = /^\s*data:([^,]*),(.*)$/is.exec(picture) ?? [];
    const bytes = /;\s*base64\s*$/i.test(options)
      ? Buffer.from(data, 'base64')
      : Buffer.from(decodeURIComponent(data), 'latin1');
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    pixels += width * height;
  }
  return pixels;
}
