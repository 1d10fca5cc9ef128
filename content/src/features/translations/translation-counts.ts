import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';
import type { TranslationState } from './translation-states.ts';

/** What a translator looks for. */
export const todo = {
  untranslated: ['missing', 'partial'],
  outdated: ['outdated'],
} as const satisfies Record<string, TranslationState[]>;

export type Todo = keyof typeof todo;

interface Asked {
  payload: Payload;
  collection: CollectionSlug;
  user: TypedUser;
}

/** How many documents of a collection are to be translated, of those that an editor may read: as their newest versions are. */
export async function countTodo(asked: Asked): Promise<Record<Todo, number>> {
  return {
    untranslated: await count(asked, todo.untranslated),
    outdated: await count(asked, todo.outdated),
  };
}

async function count({ payload, collection, user }: Asked, states: readonly TranslationState[]): Promise<number> {
  const { trash, versions } = payload.collections[collection].config;
  const prefix = versions ? 'version.' : '';
  const conditions: Where[] = [{ [`${prefix}translation`]: { in: [...states] } }];
  if (trash) conditions.push({ [`${prefix}deletedAt`]: { exists: false } });
  if (versions) conditions.push({ latest: { equals: true } });
  const options = { collection, where: { and: conditions }, overrideAccess: false, user };
  const { totalDocs } = await (versions ? payload.countVersions(options) : payload.count(options));
  return totalDocs;
}

/** The collections whose documents are translated, in the order of the navigation. */
export const translatedCollections = (payload: Payload): CollectionSlug[] =>
  payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'translation'))
    .map(({ slug }) => slug);

/**
 * The URL of a collection's list with a filter, as the panel itself writes it.
 * @param adminRoute where the panel is, `/admin`
 */
export function listUrl(adminRoute: string, collection: string, filter?: Todo): string {
  const list = `${adminRoute}/collections/${collection}`;
  if (!filter) return list;
  // In French: what is not translated has no title in English.
  const query = new URLSearchParams({ locale: 'fr' });
  for (const [index, state] of todo[filter].entries()) {
    query.set(`where[or][0][and][0][translation][in][${index}]`, state);
  }
  return `${list}?${query}`;
}
