import { s3Storage } from '@payloadcms/storage-s3';
import { APIError, type CollectionAfterChangeHook, type Plugin } from 'payload';
import { settings } from './settings.ts';

const networkFailures = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE']);

/** Whether an error comes from the bucket or from the way to it: the client adds its metadata to each. */
function isOfBucket(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return '$metadata' in error || networkFailures.has(String((error as NodeJS.ErrnoException).code));
}

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
        if (!isOfBucket(error)) throw error;
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
      refuseWhereUnavailable,
    ]
  : [];
