import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc';

/** Payload's copy between languages, for which the slug is left alone. */
export const copyLanguage: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context.copiesLanguage = true;
  return copyDataFromLocaleHandler(args);
};
