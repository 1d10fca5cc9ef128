import { setTimeout } from 'node:timers/promises';
import { createLocalReq, getPayload } from 'payload';
import sharp from 'sharp';

/** Entry of a process with a bucket: uploads a picture, reads it and a variant, deletes it, and prints what it saw. */
const { default: config } = await import('../src/payload.config.ts');
const { bucket } = await import('../src/media/stored-files/bucket.ts');
const { openSourceFile } = await import('../src/media/source-files/open-source-file.ts');
const { variantOf } = await import('../src/media/variants/variants.ts');
const { readVariant } = await import('../src/media/variants/variant-files.ts');
const payload = await getPayload({ config });
const data = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3355aa' } })
  .png()
  .toBuffer();
const seen: Record<string, unknown> = {};
try {
  const file = { data, mimetype: 'image/png', name: 'workshop.png', size: data.length };
  const { id, filename, hash, mimeType } = await payload.create({
    collection: 'media',
    data: { alt: 'A workshop' },
    file,
  });
  seen.isSame = (await openSourceFile(filename ?? '')).equals(data);
  const picture = { filename: filename ?? '', hash: hash ?? '', mimeType: mimeType ?? '' };
  const variant = { width: 640, format: 'webp' } as const;
  const generated = await variantOf(picture, variant, payload);
  seen.isStored = (await readVariant(picture.hash, variant))?.equals(generated);
  seen.isShared = (await bucket?.list('variants/'))?.includes(`variants/${hash}/640.webp`);
  // As the form sends them: beside the fields, as text.
  const edit = async (data: object, uploadEdits: object) => {
    const req = await createLocalReq({}, payload);
    return payload.update({ collection: 'media', id, data, req: { ...req, query: { uploadEdits } } });
  };
  // A save that the database refuses at its very end, and a deletion, leave the file.
  for (const fail of [
    () => payload.update({ collection: 'media', id, data: { alt: 'Another' }, file: { ...file, name: 'other.png' } }),
    () => payload.delete({ collection: 'media', id }),
  ]) {
    const commit = payload.db.commitTransaction;
    payload.db.commitTransaction = () => Promise.reject(new Error('The test has the commit fail'));
    await fail().catch(() => undefined);
    payload.db.commitTransaction = commit;
  }
  while ((await bucket?.list('pending/'))?.length) await setTimeout(50);
  seen.afterFailures = (await bucket?.list(''))?.filter((key) => key.endsWith('.png'));
  const { focalX, focalY } = await edit({ focalX: 20, focalY: 30 }, { focalPoint: { x: '20', y: '30' } });
  seen.focalPoint = [focalX, focalY];
  const crop = { unit: '%', x: '0', y: '0', width: '50', height: '50' };
  const cropped = await edit(
    {},
    { crop, widthInPixels: '400', heightInPixels: '300', focalPoint: { x: '50', y: '50' } },
  );
  seen.cropped = [cropped.width, cropped.height];
  // The form compares the time of what it saves next.
  seen.isCurrent = cropped.updatedAt === (await payload.findByID({ collection: 'media', id })).updatedAt;
  const { alt } = await payload.update({ collection: 'media', id, data: { alt: 'The workshop' } });
  seen.alt = alt;
  await payload.delete({ collection: 'media', id });
  // After the transaction, those of the cropped picture too.
  const givenUp = Date.now() + 20_000;
  for (const left of ['variants/', 'pending/'])
    while ((await bucket?.list(left))?.length && Date.now() < givenUp) await setTimeout(50);
  seen.variants = await bucket?.list('variants/');
} catch (error) {
  const { status, message } = error as { status?: number; message: string };
  seen.failure = [status, message];
}
seen.documents = (await payload.count({ collection: 'media' })).totalDocs;
process.stdout.write(`seen ${JSON.stringify(seen)}\n`);
process.exit(0);
