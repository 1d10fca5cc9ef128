import type { getPayloadPopulateFn } from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTMLAsync,
  type HTMLConvertersFunctionAsync,
  LinkHTMLConverterAsync,
} from '@payloadcms/richtext-lexical/html-async';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { documentRefOf, type LinkedDocument } from './document-ref.ts';
import { htmlConverters } from './html-converters.ts';

type Populate = Awaited<ReturnType<typeof getPayloadPopulateFn>>;

/**
 * Rich text as clean HTML: headings with stable ids, links to documents with their URL in the language.
 * @param populate reads a linked document with the rights of the account; without read access or translation, the text of the
 *   link stays without a link
 */
export async function richTextToHtml(data: SerializedEditorState, locale: Locale, populate: Populate): Promise<string> {
  const linkConverters = LinkHTMLConverterAsync({
    internalDocToHref: async ({ linkNode }) => {
      const linked = linkNode.fields.doc;
      if (!linked) return '';
      const id = typeof linked.value === 'object' ? linked.value.id : linked.value;
      const document = await populate<LinkedDocument>({
        id,
        collectionSlug: linked.relationTo,
        select: { slug: true, parent: true },
      });
      const ref = document ? documentRefOf(linked.relationTo, document) : null;
      return ref ? documentPath(ref, locale) : '';
    },
  });
  const link = linkConverters.link;
  const converters: HTMLConvertersFunctionAsync = () => ({
    ...htmlConverters(locale),
    ...linkConverters,
    link: async (args) => {
      const html = typeof link === 'function' ? await link(args) : '';
      return html.replace(/^<a href="">([\s\S]*)<\/a>$/, '$1');
    },
  });
  return convertLexicalToHTMLAsync({
    converters,
    data,
    populate,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}
