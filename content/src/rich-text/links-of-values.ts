import { linkTargets } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { idOf, isObject, type Values } from '../fields/field-values.ts';
import { completeUrl, urlOfLink } from './link-url.ts';
import { isRichText, type PlaceInText, type RichTextNode, textOfNode } from './nodes.ts';

/** Where a link leads; `nothing`: its editor has chosen no target yet. */
export type LinkTarget =
  | { to: 'document'; collection: string; id: number }
  | { to: 'file'; id: number }
  | { to: 'address'; address: string }
  | { to: 'screen' }
  | { to: 'nothing' };

/** A link of a form. */
export interface FormLink {
  /** of the field in which it is changed */
  path: string;
  within?: PlaceInText;
  /** what visitors click on, where it is known */
  text: string;
  target: LinkTarget;
}

const isKind = (value: unknown): boolean => linkTargets.some((kind) => kind === value);

function documentTarget(value: unknown): LinkTarget {
  if (!isObject(value) || !value.value) return { to: 'nothing' };
  return { to: 'document', collection: String(value.relationTo), id: Number(idOf(value.value)) };
}

const addressTarget = (value: unknown): LinkTarget =>
  typeof value === 'string' && value.trim() ? { to: 'address', address: value.trim() } : { to: 'nothing' };

function targetOf(link: Values): LinkTarget {
  if (link.to === 'document') return documentTarget(link.document);
  if (link.to === 'file') return link.file ? { to: 'file', id: Number(idOf(link.file)) } : { to: 'nothing' };
  if (link.to === 'address') return addressTarget(link.address);
  return link.screen ? { to: 'screen' } : { to: 'nothing' };
}

function inRichText(root: RichTextNode, path: string): FormLink[] {
  const found: FormLink[] = [];
  const visit = (node: RichTextNode) => {
    if (node.type === 'link' || node.type === 'autolink') {
      const url = urlOfLink(node);
      const target = url === null ? documentTarget(node.fields?.doc) : addressTarget(completeUrl(url));
      found.push({ path, within: { kind: 'link', index: found.length }, text: textOfNode(node).trim(), target });
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  return found;
}

const labelOf = ({ linkLabel, label, title }: Values): string =>
  [linkLabel, label, title].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';

/** The URLs of a field that holds one, in one language or in all. */
const urlsOf = (value: unknown): string[] =>
  (isObject(value) ? Object.values(value) : [value])
    .filter((url) => /^\s*https?:/i.test(String(url ?? '')))
    .map(String);

/**
 * Every link of a form: in rich texts, in groups of link fields, in fields for a URL, in rows and sections. A card without "with
 * a link" has none.
 * @param values of the form, in one language; or of a document, in all
 */
export function linksOf(values: unknown, path = '', around: Values = {}): FormLink[] {
  if (isRichText(values)) return inRichText(values.root, path);
  const below = (step: string | number) => (path ? `${path}.${step}` : `${step}`);
  if (Array.isArray(values)) return values.flatMap((row, index) => linksOf(row, below(index), around));
  if (!isObject(values)) return [];
  if (isKind(values.to)) {
    const target = targetOf(values);
    return [{ path: below(target.to === 'nothing' ? 'to' : String(values.to)), text: labelOf(around), target }];
  }
  return Object.entries(values).flatMap(([name, value]) => {
    const isHidden = name === 'link' && 'hasLink' in values && !values.hasLink;
    if (/url$/i.test(name)) {
      return urlsOf(value).map((url) => ({ path: below(name), text: labelOf(values), target: addressTarget(url) }));
    }
    return isHidden ? [] : linksOf(value, below(name), values);
  });
}
