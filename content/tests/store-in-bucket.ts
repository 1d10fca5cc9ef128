import { getPayload } from 'payload';
import sharp from 'sharp';

/** Entry of a process with a bucket: uploads a picture, reads it, deletes it, and prints what it saw. */
const { default: config } = await import('../src/payload.config.ts');
const { openSourceFile } = await import('../src/media/source-files.ts');
const payload = await getPayload({ config });
const data = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3355aa' } })
  .png()
  .toBuffer();
const seen: Record<string, unknown> = {};
try {
  const file = { data, mimetype: 'image/png', name: 'workshop.png', size: data.length };
  const { id, filename } = await payload.create({ collection: 'media', data: { alt: 'A workshop' }, file });
  seen.isSame = (await openSourceFile(filename ?? '')).equals(data);
  const { alt } = await payload.update({ collection: 'media', id, data: { alt: 'The workshop' } });
  seen.alt = alt;
  await payload.delete({ collection: 'media', id });
} catch (error) {
  const { status, message } = error as { status?: number; message: string };
  seen.failure = [status, message];
}
seen.documents = (await payload.count({ collection: 'media' })).totalDocs;
process.stdout.write(`seen ${JSON.stringify(seen)}\n`);
process.exit(0);
