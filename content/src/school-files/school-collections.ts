import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';

/**
 * The collections of a school's files, targets of references before their sources. The trash, former versions, scheduled
 * publications, accounts and logs are not exported.
 */
export const schoolCollections = [
  'schools',
  'media',
  'campuses',
  'courses',
  'pages',
  'news',
  'events',
  'offerings',
  'portfolios',
  'crm-links',
  'redirects',
  'menus',
  'labels',
] as const satisfies CollectionSlug[];

export type SchoolCollection = (typeof schoolCollections)[number];

/** Fields that Payload or a hook fills in. `_status` is exported separately. */
const systemFields: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'school',
  'savedBy',
  'translation',
  '_status',
]);

/** Fields that are computed from an uploaded file. */
const computedOfFile: ReadonlySet<string> = new Set([
  ...['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'],
  ...['hash', 'colour', '_objectKey'],
]);

/** The configuration of a collection, with its hooks and fields as Payload runs them. */
export function configOf(payload: Payload, collection: SchoolCollection): SanitizedCollectionConfig {
  return payload.collections[collection].config;
}

/** The fields of a document that are exported, in the order of the panel. */
export function fileFieldsOf(config: SanitizedCollectionConfig): FlattenedField[] {
  return config.flattenedFields.filter(
    ({ name }) => !systemFields.has(name) && !(config.upload && computedOfFile.has(name)),
  );
}

const isVirtual = (field: FlattenedField) => 'virtual' in field && Boolean(field.virtual);

/** The fields with a value of their own. */
export const storedFields = (fields: FlattenedField[]): FlattenedField[] =>
  fields.filter((field) => field.type !== 'join' && !isVirtual(field));

/** The fields of rows and blocks without their identifiers, which Payload generates again. */
export const rowFields = (fields: FlattenedField[]): FlattenedField[] => fields.filter(({ name }) => name !== 'id');

/** The value that a missing field gets. */
export const defaultOf = ({ defaultValue }: FlattenedField): unknown =>
  typeof defaultValue === 'function' ? undefined : defaultValue;

/**
 * The path to the localized field of blocks that holds a document's page.
 * @returns `null` for a collection without pages of its own
 */
export function bodyPathOf(fields: FlattenedField[]): string[] | null {
  for (const field of fields) {
    if (field.type === 'blocks' && field.localized) return [field.name];
    const below = field.type === 'group' || field.type === 'tab' ? bodyPathOf(field.flattenedFields) : null;
    if (below) return [field.name, ...below];
  }
  return null;
}
