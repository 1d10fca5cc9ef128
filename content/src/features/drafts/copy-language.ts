import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc';
import { fillLanguage } from './fill-language.ts';

/**
 * Payload's copy between languages, with a mark on the request that leaves the slug unchanged. Where nothing is to be overwritten the
 * copy is our own: Payload's mixes the sections of both languages by their position, or fails.
 */
export const copyLanguage: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context.copiesLanguage = true;
  return args.overrideData || !args.collectionSlug ? copyDataFromLocaleHandler(args) : fillLanguage(args);
};
