import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import { settings } from './settings.ts';

/** Where uploads are kept: the local folder, or a bucket once `S3_BUCKET` names one. */
export const storagePlugins: Plugin[] = settings.s3
  ? [
      s3Storage({
        collections: { media: true },
        bucket: settings.s3.bucket,
        config: {
          region: settings.s3.region,
          ...(settings.s3.endpoint ? { endpoint: settings.s3.endpoint, forcePathStyle: true } : {}),
          ...(settings.s3.accessKeyId && settings.s3.secretAccessKey
            ? { credentials: { accessKeyId: settings.s3.accessKeyId, secretAccessKey: settings.s3.secretAccessKey } }
            : {}),
        },
      }),
    ]
  : [];
