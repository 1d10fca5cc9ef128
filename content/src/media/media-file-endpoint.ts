import { nearestVariant, parseVariant, type Variant, variantName } from '@vitrine/contract/media-sizes.ts';
import type { Payload, PayloadRequest } from 'payload';
import { requireAccount } from '../access/require-account.ts';
import { endpoint } from '../endpoints/endpoint.ts';
import { refusal } from '../endpoints/refusal.ts';
import { openSourceFile } from './source-files/open-source-file.ts';
import { isBucketFailure } from './stored-files/bucket.ts';
import { backgroundPictures } from './variants/background-pictures.ts';
import { firstVariants, readVariant, readyVariants } from './variants/variant-files.ts';
import { type Picture, variantOf } from './variants/variants.ts';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** A year without revalidation: the URL contains the hash of the content. */
const forever = 'public, max-age=31536000, immutable';
/** For another variant than the requested one, which is being generated. */
const forNow = 'public, max-age=60';

const notFound = () => refusal(404, 'Page not found');

/** Seconds after which a request is worth repeating while the bucket does not respond. */
const retryAfter = 10;

/**
 * `GET /media/files/{hash}/{width}.{format}` gives an image in one of the fixed widths; `GET /media/files/{hash}/{name}.pdf` a
 * document. For the site's account and editors; 404 for anything else.
 *
 * A variant that does not exist yet is generated in the background. Until then the response is the nearest existing variant,
 * which `Content-Location` names and which is cacheable for a minute. 503 while the bucket does not respond.
 */
export const mediaFile = endpoint('get', '/files/:hash/:name', async (req) => {
  const account = requireAccount(req);
  const { hash, name } = req.routeParams as { hash: string; name: string };
  if (!/^[0-9a-f]{24}$/.test(hash)) throw notFound();
  const found = await req.payload.find({
    collection: 'media',
    // Documents with the same content have the same variants, but each PDF its own name.
    where: { hash: { equals: hash }, ...(!parseVariant(name) && { filename: { equals: name } }) },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    // Editors see pictures in the trash, to decide which to restore.
    trash: account.role !== 'service',
    req,
  });
  const document = found.docs[0] as Picture | undefined;
  if (!document) throw notFound();

  try {
    return await fileOf(document, name, req);
  } catch (error) {
    if (!isBucketFailure(error)) throw error;
    logSometimes(error, req.payload);
    const errors = [{ message: 'The bucket does not respond.' }];
    return Response.json({ errors }, { status: 503, headers: { 'retry-after': String(retryAfter) } });
  }
});

/** When it was logged last that files cannot be read. */
let loggedAt = Number.NEGATIVE_INFINITY;

/** Logs why the bucket failed, at most once a minute: a page requests many pictures. */
function logSometimes(error: unknown, { logger }: Payload): void {
  if (performance.now() - loggedAt < 60_000) return;
  loggedAt = performance.now();
  logger.error({ err: error }, 'The storage of files failed');
}

/** The response with a file of a document. @throws where the document has no such file */
async function fileOf(document: Picture, name: string, { payload }: PayloadRequest): Promise<Response> {
  if (document.mimeType === 'application/pdf') {
    if (name !== document.filename) throw notFound();
    return response(await openSourceFile(document.filename), 'application/pdf', forever);
  }
  const wanted = parseVariant(name);
  if (!wanted) throw notFound();
  const given = await variantAtHand(document, wanted, payload);
  if (variantName(given.variant) === name) return response(given.bytes, contentTypes[wanted.format], forever);
  backgroundPictures(payload).request(document, wanted);
  return response(given.bytes, contentTypes[given.variant.format], forNow, {
    'content-location': variantName(given.variant),
  });
}

/** The requested variant, else the nearest existing one, else one that is generated quickly. */
async function variantAtHand(
  picture: Picture,
  wanted: Variant,
  payload: Payload,
): Promise<{ variant: Variant; bytes: Buffer }> {
  const exact = await readVariant(picture.hash, wanted);
  if (exact) return { variant: wanted, bytes: exact };
  const nearest = nearestVariant(wanted, await readyVariants(picture.hash));
  const bytes = nearest && (await readVariant(picture.hash, nearest));
  if (nearest && bytes) return { variant: nearest, bytes };
  const variant = wanted.format === 'jpg' ? wanted : quickVariant(wanted);
  return { variant, bytes: await variantOf(picture, variant, payload) };
}

/** For a picture without variants: at most as wide as the smaller of `firstVariants`, as WebP, which is encoded fast. */
function quickVariant({ width }: Variant): Variant {
  const [small] = firstVariants;
  return { width: small && width > small.width ? small.width : width, format: 'webp' };
}

function response(body: Buffer, type: string, cacheControl: string, more: Record<string, string> = {}): Response {
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': type, 'content-length': String(body.length), 'cache-control': cacheControl, ...more },
  });
}
