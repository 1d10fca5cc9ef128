import { slugFrom } from '@vitrine/contract/slug.ts';
import { isTree } from './values.ts';

/** The fields of a document from which its name is formed, in all languages. */
export interface Nameable {
  id: number;
  slug?: unknown;
  title?: unknown;
  filename?: unknown;
  parent?: unknown;
}

const inFirstLanguage = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (!isTree(value)) return '';
  return [value.fr, value.en].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
};

/**
 * Names the documents of a collection: by file name, by French slug (English where there is none, the title where there is
 * neither), a page below another one as `ecole/histoire`. Not by identifier, so that names are the same in every database.
 * @param documents in the order of their creation: of two with the same name the later one gets `-2`
 */
export function nameDocuments(documents: Nameable[]): Map<number, string> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const names = new Map<number, string>();
  const taken = new Set<string>();

  function name(document: Nameable, above: ReadonlySet<number>): string {
    const known = names.get(document.id);
    if (known !== undefined) return known;
    const parent = above.has(Number(document.parent)) ? undefined : byId.get(Number(document.parent));
    const before = parent ? `${name(parent, new Set([...above, document.id]))}/` : '';
    const own =
      inFirstLanguage(document.filename) || inFirstLanguage(document.slug) || slugFrom(inFirstLanguage(document.title));
    const wanted = `${before}${own || 'untitled'}`;
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    taken.add(free);
    names.set(document.id, free);
    return free;
  }

  for (const document of documents) name(document, new Set());
  return names;
}
