import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { settings } from '../config/settings.ts';

const s3 = settings.s3
  ? new S3Client({
      region: settings.s3.region,
      ...(settings.s3.endpoint ? { endpoint: settings.s3.endpoint, forcePathStyle: true } : {}),
      ...(settings.s3.accessKeyId && settings.s3.secretAccessKey
        ? { credentials: { accessKeyId: settings.s3.accessKeyId, secretAccessKey: settings.s3.secretAccessKey } }
        : {}),
    })
  : null;

/**
 * The bytes of an uploaded file, from the local folder or the bucket, whichever is configured.
 * @param filename as stored in the media document, never a value of a visitor
 * @throws where the file is missing
 */
export async function openSourceFile(filename: string): Promise<Buffer> {
  if (!s3 || !settings.s3) return readFile(path.join(settings.mediaDir, path.basename(filename)));
  const object = await s3.send(new GetObjectCommand({ Bucket: settings.s3.bucket, Key: filename }));
  if (!object.Body) throw new Error(`The bucket has no ${filename}`);
  return Buffer.from(await object.Body.transformToByteArray());
}
