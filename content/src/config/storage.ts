import { s3Storage } from '@payloadcms/storage-s3';
import { APIError, type CollectionAfterChangeHook, type Plugin } from 'payload';
import { bucketClient, isBucketFailure } from '../media/bucket.ts';
import { afterStoring, openCroppedFile } from '../media/edits-in-bucket.ts';
import { settings } from './settings.ts';

const unavailable = {
  fr: 'Le fichier n’a pas pu être enregistré : l’espace de stockage ne répond pas. Réessayez dans quelques minutes.',
  en: 'The file could not be stored: the bucket does not respond. Please try again in a few minutes.',
};

/** Says by 503 that a file could not be stored; its document is rolled back. */
const refusing =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      if (!isBucketFailure(error)) throw error;
      throw new APIError(unavailable[args.req.i18n?.language === 'en' ? 'en' : 'fr'], 503, undefined, true);
    }
  };

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
            afterChange: collection.hooks?.afterChange?.map((hook) => refusing(afterStoring(hook))) ?? [],
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
