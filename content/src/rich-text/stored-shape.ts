import type { LexicalRichTextAdapter, SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { isRecord, type Values } from '../fields/field-values.ts';

/** The nodes that every editor of Lexical has, whatever its features are. */
const inEveryEditor = ['paragraph', 'text', 'linebreak', 'tab'];

/** Nodes that stand in a line: the editor refuses one that is in no paragraph. */
const inLines: ReadonlySet<unknown> = new Set(['text', 'linebreak', 'tab']);

/** What the editor needs of a node of a type: it fails on another value, and the form with it. */
const needed: Record<string, (node: Values) => boolean> = {
  text: ({ text }) => typeof text === 'string',
  tab: ({ detail, text }) => detail === 2 && text === '\t',
  heading: ({ tag }) => /^h[1-6]$/.test(String(tag)),
  listitem: ({ indent }) => Number.isInteger(indent) && (indent as number) >= 0,
};

/** The types of the nodes that an editor can read, by its features. */
export function nodeTypesOf({ features }: Pick<SanitizedServerEditorConfig, 'features'>): ReadonlySet<unknown> {
  const ofFeatures = features.nodes.map(({ node }) => ('getType' in node ? node.getType() : node.replace.getType()));
  return new Set([...inEveryEditor, ...ofFeatures]);
}

function isNode(value: unknown, types: ReadonlySet<unknown>): boolean {
  if (!isRecord(value) || typeof value.type !== 'string' || !types.has(value.type)) return false;
  const { children = [], fields = {}, type } = value;
  if (!Array.isArray(children) || !isRecord(fields) || needed[type]?.(value) === false) return false;
  return children.every((child) => isNode(child, types));
}

/**
 * Whether a value is a rich text that the editor of a field can show: Payload stores any object, and its form fails on what the editor
 * does not know, as on a text without a single paragraph.
 * @param field whose editor decides which nodes there are
 */
export function isRichTextOf({ editor }: Pick<RichTextField, 'editor'>, value: unknown): boolean {
  const config = (editor as LexicalRichTextAdapter | undefined)?.editorConfig;
  const types = nodeTypesOf(config ?? { features: { nodes: [] } as never });
  if (!isRecord(value) || !isRecord(value.root) || value.root.type !== 'root') return false;
  const { children } = value.root;
  if (!Array.isArray(children) || children.length === 0) return false;
  return children.every((child) => isNode(child, types) && !inLines.has((child as Values).type));
}
