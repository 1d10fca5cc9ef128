import { draw } from './drawings/draw.ts';
import type { SampleImage } from './sample/sample-types.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

/** Draws the images of the sample and uploads them, with their alternative text in both languages. */
export async function writeImages(context: SeedContext, images: SampleImage[]): Promise<void> {
  const { payload, pictures, registry, report, saving, school } = context;
  await writeEach({
    label: 'Images',
    report,
    items: images,
    nameOf: ({ name }) => name,
    write: async ({ name, drawing, alt }) => {
      const data = Buffer.from(draw(drawing).svg);
      const { id, hash } = await payload.create({
        collection: 'media',
        locale: 'fr',
        data: { alt: alt.fr, school },
        file: { data, mimetype: 'image/svg+xml', name: `${name}.svg`, size: data.length },
        // A file of that name can only be left over from a database that is gone.
        overwriteExistingFiles: true,
        ...saving(),
      });
      registry.add('media', name, id);
      if (hash) pictures.add(hash, data);
      await payload.update({ collection: 'media', id, locale: 'en', data: { alt: alt.en }, ...saving() });
    },
  });
}
