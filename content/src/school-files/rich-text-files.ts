import { isDeepStrictEqual } from 'node:util';
import { convertLexicalToMarkdown, convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { richTextFeatures } from '../rich-text/editor.ts';
import { type FileValue, isTree } from './values.ts';

/** Rich text in files: Markdown, or the editor's JSON where Markdown cannot express it. */
export interface RichTextFiles {
  /** @param nameOf a document that a link leads to, or `null` where it is not exported */
  write: (value: unknown, nameOf: (collection: string, id: unknown) => string | null) => FileValue;
  /**
   * @param idOf a document that a link leads to, or `undefined` where there is none: the link is left out
   * @param refuse called with what is wrong
   */
  read: (
    value: FileValue,
    idOf: (collection: string, name: string) => number | undefined,
    refuse: (sentence: string) => void,
  ) => unknown;
}

interface Node {
  type: string;
  fields?: LinkFields;
  children?: Node[];
  [key: string]: unknown;
}

interface LinkFields {
  linkType?: string;
  newTab?: boolean;
  url?: string | null;
  doc?: { relationTo: string; value: unknown } | null;
}

/** The prefix of links to documents in files: `doc:courses/design-objet`. Payload's converter passes anchors through unchanged. */
const prefix = 'doc:';
const anchored = `#${prefix}`;

/** Keys without meaning: the direction follows from the language, the others are identifiers and defaults. */
const meaningless: ReadonlySet<string> = new Set(['id', 'version', 'direction', 'textFormat', 'textStyle', 'rel']);

/** A copy of a node and what is below it. */
function copy(node: Node, change: (node: Node) => Node = (same) => same): Node {
  const changed = change({ ...node });
  return changed.children ? { ...changed, children: changed.children.map((child) => copy(child, change)) } : changed;
}

const plain = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(([key, value]) => value !== undefined && !meaningless.has(key)),
  ) as Node;

/** A text without meaningless keys, to compare two texts. */
const meaningOf = (root: Node): Node =>
  copy(root, (node) => {
    const { fields, ...rest } = plain(node);
    if (!fields) return rest as Node;
    const { linkType = 'custom', newTab = false, url, doc } = fields;
    const end = linkType === 'internal' ? { doc } : { url };
    return { ...rest, fields: { linkType, newTab, ...end } } as Node;
  });

/** The same with its keys in alphabetical order: PostgreSQL does not preserve the order of keys. */
function sorted(value: FileValue): FileValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isTree(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}

/** Markdown that the editor does not have, which would be read as the signs that it is written with. */
const unknownMarkdown: [line: RegExp, sentence: string][] = [
  [/^(#|#{5,6})[ \t].*/m, 'Headings are written ##, ### or ####'],
  [/^\|.*\|[ \t]*$/m, 'Tables are written in the panel only'],
  [/^.*!\[[^\]\n]*\]\(.*/m, 'Pictures are sections of their own'],
  [/^>[ \t]*$/m, 'A quotation has one paragraph: leave an empty line between two'],
];

/** What is wrong with Markdown, and in which line; `null` where the editor has everything in it. */
function problemOf(markdown: string): string | null {
  for (const [pattern, sentence] of unknownMarkdown) {
    const [line] = pattern.exec(markdown) ?? [];
    if (line !== undefined) return `${sentence}, not as in this line: ${line}`;
  }
  return null;
}

/** Payload's parser puts nothing between the lines of a quotation, where most editors wrap it. */
const withWholeQuotations = (markdown: string): string => markdown.replace(/(?<=^> .*)\n>[ \t]+(?=\S)/gm, ' ');

/** Uses the features of the panel's editor, so that an import accepts only what editors can write. */
export async function createRichTextFiles(config: SanitizedConfig): Promise<RichTextFiles> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: richTextFeatures });

  /** The Markdown of a text whose links name documents. */
  function toMarkdown(root: Node): string {
    const anchors = copy(root, (node) =>
      node.fields?.linkType === 'internal'
        ? { ...node, fields: { linkType: 'custom', newTab: node.fields.newTab ?? false, url: anchorOf(node.fields) } }
        : node,
    );
    const data = { root: anchors } as unknown as Parameters<typeof convertLexicalToMarkdown>[0]['data'];
    return convertLexicalToMarkdown({ data, editorConfig }).replaceAll(`](${anchored}`, `](${prefix}`);
  }

  const read = new Map<string, Node>();

  /** The text of Markdown, whose links name documents. Cached, because an import reads every text twice. */
  function fromMarkdown(markdown: string): Node {
    const root = read.get(markdown) ?? parseMarkdown(markdown);
    read.set(markdown, root);
    return root;
  }

  function parseMarkdown(markdown: string): Node {
    const whole = withWholeQuotations(markdown);
    const { root } = convertMarkdownToLexical({ editorConfig, markdown: whole }) as unknown as { root: Node };
    return copy(root, (node) => {
      const [, relationTo, value] = /^doc:([a-z-]+)\/(.+)$/.exec(node.fields?.url ?? '') ?? [];
      if (!relationTo) return node;
      return { ...node, fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } } };
    });
  }

  return {
    write(value, nameOf) {
      const named = copy((value as { root: Node }).root, (node) => {
        const { doc } = node.fields ?? {};
        if (!doc) return node;
        const name = nameOf(doc.relationTo, doc.value);
        return {
          ...node,
          fields: { ...node.fields, doc: name === null ? null : { relationTo: doc.relationTo, value: name } },
        };
      });
      const markdown = toMarkdown(named);
      const isLossless =
        markdown.trim() === markdown &&
        problemOf(markdown) === null &&
        isDeepStrictEqual(meaningOf(fromMarkdown(markdown)), meaningOf(named));
      return isLossless
        ? markdown
        : sorted({ root: copy(named, ({ id: _id, ...node }) => node as Node) } as unknown as FileValue);
    },
    read(value, idOf, refuse) {
      const problem = typeof value === 'string' ? problemOf(value) : null;
      if (problem) refuse(problem);
      const root = typeof value === 'string' ? fromMarkdown(value) : (value as { root: Node }).root;
      return {
        root: copy(root, (node) => {
          const { doc } = node.fields ?? {};
          if (!doc) return node;
          const id = idOf(doc.relationTo, String(doc.value));
          return { ...node, fields: { ...node.fields, doc: id === undefined ? null : { ...doc, value: id } } };
        }),
      };
    },
  };
}

const anchorOf = ({ doc }: LinkFields): string => (doc ? `${anchored}${doc.relationTo}/${String(doc.value)}` : '');
