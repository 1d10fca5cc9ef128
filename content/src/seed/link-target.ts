import type { PlainScreen } from '@vitrine/contract/routes/route-table.ts';
import { type LinkableCollection, linkableCollections, oneOf } from '@vitrine/contract/vocabulary.ts';
import type { MenuItemBlock } from '../payload-types.ts';
import type { Registry } from './registry.ts';
import type { Target } from './sample/sample-types.ts';

/**
 * A reference of the sample to a document, taken apart.
 * @param target for example `doc:courses/design-objet`
 * @returns `null` where it is no reference to a document
 * @throws where the collection has no addresses
 */
export function parseDocumentTarget(target: string): { collection: LinkableCollection; slug: string } | null {
  const [, name, slug] = /^doc:([a-z-]+)\/([a-z0-9-]+)$/.exec(target) ?? [];
  const collection = oneOf(linkableCollections, name);
  if (collection && slug) return { collection, slug };
  if (target.startsWith('doc:')) throw new Error(`the sample cannot link to ${target}`);
  return null;
}

/** The screen that a reference such as `screen:agenda` names, or `null`. */
export function parseScreenTarget(target: string): PlainScreen | null {
  return target.startsWith('screen:') ? (target.slice('screen:'.length) as PlainScreen) : null;
}

/** The fields of a link (`fields/link.ts`) that lead to a target of the sample. */
export function linkTo(target: Target, registry: Registry): MenuItemBlock['link'] {
  const document = parseDocumentTarget(target);
  if (document) {
    const { collection, slug } = document;
    return { to: 'document', document: { relationTo: collection, value: registry.id(collection, slug) } };
  }
  const screen = parseScreenTarget(target);
  return screen ? { to: 'screen', screen } : { to: 'address', address: target };
}
