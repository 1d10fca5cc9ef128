import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { settings } from '../../config/settings.ts';
import type { FileStore } from './file-store.ts';

/** How the bucket of `S3_BUCKET` is reached, for this file and for the plugin, which only reads uploads (`config/storage.ts`). */
export const bucketClient = settings.s3
  ? {
      region: settings.s3.region,
      // A save waits for the bucket in its transaction. Each is tried three times.
      requestHandler: {
        connectionTimeout: 3000,
        socketTimeout: 10_000,
        requestTimeout: 60_000,
        throwOnRequestTimeout: true,
      },
      ...(settings.s3.endpoint ? { endpoint: settings.s3.endpoint, forcePathStyle: true } : {}),
      ...(settings.s3.accessKeyId && settings.s3.secretAccessKey
        ? { credentials: { accessKeyId: settings.s3.accessKeyId, secretAccessKey: settings.s3.secretAccessKey } }
        : {}),
    }
  : null;

/** @throws from each method what `isBucketFailure` knows, where the bucket does not respond */
function openBucket(client: S3Client, name: string): FileStore {
  return {
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async write(key, bytes, mimeType) {
      await client.send(new PutObjectCommand({ Bucket: name, Key: key, Body: bytes, ContentType: mimeType }));
    },
    async list(prefix) {
      const keys: string[] = [];
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
        for (const { Key } of Contents ?? []) if (Key) keys.push(Key);
      return keys;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
    },
    async removeFolder(key) {
      for (const each of await this.list(key)) await this.remove(each);
    },
  };
}

/** The configured bucket, or `null` where files are kept in the local folder. */
export const bucket = settings.s3 && bucketClient ? openBucket(new S3Client(bucketClient), settings.s3.bucket) : null;

const networkFailures = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE']);

/** Whether an error comes from the bucket or from the way to it: the client adds its metadata to each. */
export function isBucketFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return '$metadata' in error || networkFailures.has(String((error as NodeJS.ErrnoException).code));
}

/** Whether the bucket responds, and refuses: the key may not do it, there is no such bucket, a quota is used up. */
export function isRefusedByBucket(error: unknown): boolean {
  const { httpStatusCode = 0 } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  return httpStatusCode >= 400 && httpStatusCode < 500 && httpStatusCode !== 429;
}
