import { s3Storage } from '@payloadcms/storage-s3';
import { APIError, type CollectionAfterChangeHook, type Plugin } from 'payload';
import { bucketClient, isBucketFailure } from '../media/bucket.ts';
import { settings } from './settings.ts';

const unavailable = {
  fr: 'Le fichier n’a pas pu être enregistré : l’espace de stockage ne répond pas. Réessayez dans quelques minutes.',
  en: 'The file could not be stored: the bucket does not respond. Please try again in a few minutes.',
};

/** An upload whose file could not be stored is 503, and its document is rolled back. */
const refuseWhereUnavailable: Plugin = (config) => {
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
  return {
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'media'
        ? {
            ...collection,
            hooks: { ...collection.hooks, afterChange: collection.hooks?.afterChange?.map(refusing) ?? [] },
          }
        : collection,
    ),
  };
};

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
  refuseWhereUnavailable,
];
