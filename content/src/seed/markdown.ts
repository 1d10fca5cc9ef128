import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { SanitizedConfig } from 'payload';
import type { RichTextBlock } from '../payload-types.ts';
import { richTextFeatures } from '../rich-text/editor.ts';
import { parseDocumentTarget, parseScreenTarget } from './link-target.ts';
import type { Registry } from './registry.ts';
import type { Markdown } from './sample/sample-types.ts';

type RichText = RichTextBlock['text'];

/** Turns Markdown of the sample into what the editor of the admin panel keeps. */
export type ReadMarkdown = (markdown: Markdown, locale: Locale) => RichText;

interface TextNode {
  type: string;
  fields?: LinkFields;
  children?: TextNode[];
}

interface LinkFields {
  linkType: 'custom' | 'internal';
  newTab: boolean;
  url?: string;
  doc?: { relationTo: string; value: number } | null;
}

/**
 * A reader of Markdown with the features of the editor itself, so that nothing is written that editors could not write.
 * @param registry the documents that links may lead to; they must be known when a text is read
 */
export async function createMarkdownReader(config: SanitizedConfig, registry: Registry): Promise<ReadMarkdown> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: richTextFeatures });
  return (markdown, locale) => {
    const text = convertMarkdownToLexical({ editorConfig, markdown }) as unknown as RichText;
    resolveLinks(text.root as unknown as TextNode, locale, registry);
    return text;
  };
}

/** Gives the links below a node their real ends: documents by their identifier, screens by their path. */
function resolveLinks(node: TextNode, locale: Locale, registry: Registry): void {
  if (node.type === 'link' && node.fields?.url)
    node.fields = resolveLink(node.fields, node.fields.url, locale, registry);
  for (const child of node.children ?? []) resolveLinks(child, locale, registry);
}

function resolveLink(fields: LinkFields, url: string, locale: Locale, registry: Registry): LinkFields {
  const document = parseDocumentTarget(url);
  if (document) {
    const { collection, slug } = document;
    return {
      linkType: 'internal',
      newTab: false,
      doc: { relationTo: collection, value: registry.id(collection, slug) },
    };
  }
  const screen = parseScreenTarget(url);
  return screen ? { ...fields, url: pathTo(screen, locale) } : fields;
}
