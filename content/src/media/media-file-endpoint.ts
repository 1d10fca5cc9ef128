import { widths } from '@vitrine/site/content/media-sizes.ts';
import { APIError, type Endpoint } from 'payload';
import { accountOf } from '../access/roles.ts';
import { openOriginal } from './originals.ts';
import { variantOf } from './variants.ts';

const imageName = /^(\d{2,4})\.(avif|webp|jpg)$/;

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

interface MediaDocument {
  filename: string;
  mimeType: string;
  hash: string;
}

/** A year, and never asked for again: the address changes with the content. */
const forever = 'public, max-age=31536000, immutable';

/**
 * `GET /media/files/{hash}/{width}.{format}` gives an image in one of the fixed widths, made on first demand;
 * `GET /media/files/{hash}/{name}.pdf` a document. For the site's account and editors; 404 for anything else.
 */
export const mediaFile: Endpoint = {
  path: '/files/:hash/:name',
  method: 'get',
  handler: async (req) => {
    if (!accountOf(req)) throw new APIError('Unauthenticated user', 401, undefined, true);
    const { hash, name } = req.routeParams as { hash: string; name: string };
    const notFound = () => new APIError('Page not found', 404, undefined, true);
    if (!/^[0-9a-f]{24}$/.test(hash)) throw notFound();
    const found = await req.payload.find({
      collection: 'media',
      where: { hash: { equals: hash } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      req,
    });
    const document = found.docs[0] as MediaDocument | undefined;
    if (!document) throw notFound();

    if (document.mimeType === 'application/pdf') {
      if (name !== document.filename) throw notFound();
      return answer(await openOriginal(document.filename), 'application/pdf');
    }
    const [, width, format] = imageName.exec(name) ?? [];
    if (!width || !format || !(widths as readonly number[]).includes(Number(width))) throw notFound();
    const variant = await variantOf(document, { width: Number(width), format: format as keyof typeof contentTypes });
    return answer(variant, contentTypes[format as keyof typeof contentTypes]);
  },
};

function answer(body: Buffer, type: string): Response {
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': type, 'content-length': String(body.length), 'cache-control': forever },
  });
}
