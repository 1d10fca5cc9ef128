import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import { bucketClient } from '../media/bucket/bucket.ts';
import { afterStoring, openCroppedFile } from '../media/bucket/uploads-in-bucket.ts';
import { settings } from './settings.ts';

/** What the storage plugin leaves to do. */
const inBucket: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'media'
      ? {
          ...collection,
          // Payload would fetch the file from its own public URL, as a visitor.
          disableDuplicate: true,
          hooks: {
            ...collection.hooks,
            beforeOperation: [...(collection.hooks?.beforeOperation ?? []), openCroppedFile],
            afterChange: collection.hooks?.afterChange?.map(afterStoring) ?? [],
          },
        }
      : collection,
  ),
});

/**
 * Where uploads are kept: the local folder, or a bucket once `S3_BUCKET` names one. The plugin is there in both cases: it has a
 * component in the panel, and the import map, which is made once for all installations, needs it.
 */
export const storagePlugins: Plugin[] = [
  s3Storage({
    enabled: settings.s3 !== null,
    collections: { media: true },
    bucket: settings.s3?.bucket ?? '',
    config: bucketClient ?? {},
  }),
  ...(settings.s3 ? [inBucket] : []),
];
