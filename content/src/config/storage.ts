import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import { bucketClient } from '../media/stored-files/bucket.ts';
import { settings } from './settings.ts';

const s3 = s3Storage({
  enabled: settings.s3 !== null,
  collections: { media: true },
  bucket: settings.s3?.bucket ?? '',
  config: bucketClient ?? {},
});

/** The plugin without its hooks: they delete the former file before the commit, and save each upload twice (`former-files.ts`). */
const inBucket: Plugin = async (config) => {
  const { collections = [], ...stored } = await s3(config);
  const hooks = config.collections?.find(({ slug }) => slug === 'media')?.hooks ?? {};
  return {
    ...stored,
    collections: collections.map((collection) => (collection.slug === 'media' ? { ...collection, hooks } : collection)),
  };
};

/**
 * Where uploads are kept: the local folder, or a bucket once `S3_BUCKET` names one. The plugin is there in both cases: it has a
 * component in the panel, and the import map, which is made once for all installations, needs it.
 */
export const storagePlugins: Plugin[] = [settings.s3 ? inBucket : s3];
