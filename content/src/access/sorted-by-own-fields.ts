import { isLocale } from '@vitrine/contract/routes/locale.ts';
import {
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { refusedQuery } from '../endpoints/refusal.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';

const messages: Record<PanelLanguage, string> = {
  fr: 'Ce tri passe par un autre document\u00a0: triez par un champ du document lui-même.',
  en: 'This order goes by another document: sort by a field of the document itself.',
};

/** Whether a path goes on behind a relation, through groups, rows and blocks. */
function leavesDocument(fields: FlattenedField[], [name, ...rest]: string[]): boolean {
  const further = isLocale(rest[0]) ? rest.slice(1) : rest;
  if (further.length === 0) return false;
  // Rows of several blocks may have fields of the same name.
  return fields
    .filter((field) => field.name === name)
    .some((field) => {
      if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true;
      if (field.type === 'blocks') return field.blocks.some((block) => leavesDocument(block.flattenedFields, further));
      return 'flattenedFields' in field && leavesDocument(field.flattenedFields, further);
    });
}

/** Whether an order goes by a field of a document that is referred to. */
export function isForeignOrder(
  sort: string | string[],
  collection: SanitizedCollectionConfig,
  config: SanitizedConfig,
): boolean {
  // As Payload reads a path (3.90.1).
  const paths = [sort].flat().map((path) => path.replace(/^-/, '').replaceAll('__', '.').split('.'));
  // Most orders are by a field, and every list that a site reads has one.
  if (paths.every(({ length }) => length === 1)) return false;
  // Payload does not say to a hook whether documents are read or their versions.
  const ofVersions = collection.versions ? buildVersionCollectionFields(config, collection, true) : [];
  const fields = [...collection.flattenedFields, ...ofVersions];
  return paths.some((path) => leavesDocument(fields, path));
}

/**
 * Refuses to sort by a field of a document that is referred to. Payload sorts by those that the account may not read too, such as
 * accounts and documents of another school: the order says what they contain.
 * @throws APIError 400
 */
const refuseForeignOrder: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const { sort } = args as { sort?: string | string[] };
  if (!sort || overrideAccess) return args;
  if (isForeignOrder(sort, collection, req.payload.config)) throw refusedQuery(messages[panelLanguageOf(req)]);
  return args;
};

/** The rule of all collections, those of Payload too: an account sorts documents by what they say themselves. */
export function sortedByOwnFields(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseForeignOrder);
  return config;
}
