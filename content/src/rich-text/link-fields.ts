import type { FieldAffectingData, FieldHook, RichTextField, TextFieldSingleValidation } from 'payload';
import { richText } from 'payload/shared';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { completeUrl, isFollowed, urlOfLink, withCompleteUrls } from './link-url.ts';
import { isRichText, type RichTextNode, textOfNode } from './nodes.ts';

const sentences = {
  fr: {
    field: (rule: string) => `L’adresse ${rule}`,
    text: (words: string, rule: string) => `Corrigez le lien «\u00a0${words}\u00a0»\u00a0: son adresse ${rule}`,
    rule: 'doit commencer par https://, http://, mailto:, tel:, / ou #, et n’avoir aucune espace.',
  },
  en: {
    field: (rule: string) => `The address ${rule}`,
    text: (words: string, rule: string) => `Please correct the link “${words}”: its address ${rule}`,
    rule: 'must begin with https://, http://, mailto:, tel:, / or #, and have no space.',
  },
};

const leads = (url: string) => isFollowed(completeUrl(url));

const followedUrl: TextFieldSingleValidation = (value, { siblingData, req }) => {
  if ((siblingData as { linkType?: string }).linkType === 'internal' || leads(value ?? '')) return true;
  const { field, rule } = sentences[panelLanguageOf(req)];
  return field(rule);
};

/**
 * The fields of a link of a rich text, where Payload's own rule for URLs takes `www.onisep.fr`, which leads to a page of the site,
 * and its hook encodes URLs that it does not know.
 */
export const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }): FieldAffectingData[] =>
  defaultFields.map((field) =>
    field.type === 'text' && field.name === 'url'
      ? ({ ...field, hooks: {}, validate: followedUrl } as FieldAffectingData)
      : field,
  );

/** Completes the URLs of a rich text, those too that were stored before: they would be refused, though nobody changed them. */
export const completeLinks: FieldHook = ({ value }) =>
  isRichText(value) ? { ...value, root: withCompleteUrls(value.root) } : value;

/** The first link to a URL that leads nowhere. */
function deadEndIn(node: RichTextNode): RichTextNode | undefined {
  const url = urlOfLink(node);
  if (url !== null && !leads(url)) return node;
  for (const child of node.children ?? []) {
    const found = deadEndIn(child);
    if (found) return found;
  }
  return undefined;
}

/** Refuses a rich text by the words of the link that leads nowhere: Payload says "The following fields are invalid: url". */
export const followedLinks: NonNullable<RichTextField['validate']> = (value, options) => {
  const link = isRichText(value) ? deadEndIn(value.root) : undefined;
  if (!link) return richText(value, options);
  const { text, rule } = sentences[panelLanguageOf(options.req)];
  return text(textOfNode(link).trim(), rule);
};
