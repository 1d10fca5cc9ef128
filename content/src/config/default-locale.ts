import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';

/**
 * A write that names no language is one in French. Where no language falls back to another, Payload leaves it without any: it
 * then sees no text, slugs are not checked, and required texts are missing. The panel's own calls for the trash are such.
 */
const writeInFrench: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { localization } = req.payload.config;
  if (operation !== 'read' && !req.locale && localization) req.locale = localization.defaultLocale as 'fr';
  return args;
};

/** A collection whose writes always have a language. */
export function withDefaultLocale(config: CollectionConfig): CollectionConfig {
  const { hooks } = config;
  return { ...config, hooks: { ...hooks, beforeOperation: [writeInFrench, ...(hooks?.beforeOperation ?? [])] } };
}
