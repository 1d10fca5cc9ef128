import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload';

/** Whether a request edits several documents: the list in the panel does. */
const isOfSeveral = ({ method, routeParams }: PayloadRequest) => method === 'PATCH' && routeParams?.id === undefined;

const telling =
  (hook: CollectionBeforeValidateHook): CollectionBeforeValidateHook =>
  async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      if (error instanceof ValidationError && isOfSeveral(args.req))
        error.message = [...new Set(error.data.errors.map(({ message }) => message))].join(' ');
      throw error;
    }
  };

/**
 * A collection whose hooks refuse one of several documents with their sentences. Payload keeps no more of an error than its message,
 * which names the fields alone.
 */
export const withSentencesOfSeveral = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeValidate: config.hooks?.beforeValidate?.map(telling) ?? [] },
});
