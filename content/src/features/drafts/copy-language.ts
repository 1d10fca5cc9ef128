import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc';

/** Payload's copy between languages, with a mark on the request that leaves the slug unchanged. */
export const copyLanguage: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context.copiesLanguage = true;
  return copyDataFromLocaleHandler(args);
};
