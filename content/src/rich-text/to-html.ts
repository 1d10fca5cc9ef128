import type { getPayloadPopulateFn } from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTMLAsync,
  type HTMLConvertersFunctionAsync,
  LinkHTMLConverterAsync,
} from '@payloadcms/richtext-lexical/html-async';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { idOf } from '../fields/field-values.ts';
import { documentRefOf, type LinkedDocument } from './document-ref.ts';
import { htmlConverters } from './html-converters.ts';
import { withCompleteUrls } from './link-url.ts';
import { linksOf } from './links-of-values.ts';

type Populate = Awaited<ReturnType<typeof getPayloadPopulateFn>>;

/**
 * Rich text as clean HTML: headings with stable ids, links to documents with their URL in the language.
 * @param populate reads a linked document with the rights of the account; without read access or translation, the text of the
 *   link stays without a link
 * @throws what reading a linked document throws: Payload's converter would leave the node out, and the text would pass for the whole
 */
export async function richTextToHtml(data: SerializedEditorState, locale: Locale, populate: Populate): Promise<string> {
  const failures: unknown[] = [];
  const read: Populate = (args) =>
    populate<never>(args).catch((error: unknown) => {
      const { status = 500 } = error as { status?: number };
      if (status >= 500) failures.push(error);
      return undefined;
    });
  const hrefOf = async (collection: string, id: number) => {
    const document = await read<LinkedDocument>({
      id,
      collectionSlug: collection,
      select: { slug: true, parent: true },
    });
    const ref = document ? documentRefOf(collection, document) : null;
    return ref ? documentPath(ref, locale) : '';
  };
  // Payload's converter comes to one link after the other, while documents that are requested at once are read by one statement.
  const hrefs = new Map<string, Promise<string>>();
  for (const { target } of linksOf(data)) {
    if (target.to === 'document') hrefs.set(`${target.collection} ${target.id}`, hrefOf(target.collection, target.id));
  }
  const linkConverters = LinkHTMLConverterAsync({
    internalDocToHref: async ({ linkNode }) => {
      const { relationTo, value } = linkNode.fields.doc ?? {};
      return (await hrefs.get(`${relationTo} ${idOf(value)}`)) ?? '';
    },
  });
  const link = linkConverters.link;
  const converters: HTMLConvertersFunctionAsync = () => ({
    ...htmlConverters(locale),
    ...linkConverters,
    link: async (args) => {
      const html = typeof link === 'function' ? await link(args) : '';
      return html.replace(/^<a href=""[^>]*>([\s\S]*)<\/a>$/, '$1');
    },
  });
  const html = await convertLexicalToHTMLAsync({
    converters,
    // What was stored before URLs were completed leads to where it says, too.
    data: { root: withCompleteUrls(data.root) as typeof data.root },
    populate: read,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
  if (failures.length > 0) throw failures[0];
  return html;
}
