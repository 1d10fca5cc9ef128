import { editorConfigFactory, getEnabledNodes } from '@payloadcms/richtext-lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { beforeAll, expect, it } from 'vitest';
import { richTextFeatures } from './editor.ts';
import { isRichTextOf, nodeTypesOf } from './stored-shape.ts';

type EditorConfig = Awaited<ReturnType<typeof editorConfigFactory.fromFeatures>>;

let editorConfig: EditorConfig;
beforeAll(async () => {
  const collections = linkableCollections.map((slug) => ({ slug, fields: [] }));
  const config = { collections, i18n: { translations: {} } } as never;
  editorConfig = await editorConfigFactory.fromFeatures({ config, features: richTextFeatures });
});

/** Lexical's editor, as a form opens it, without a browser. */
const lexical = () =>
  createHeadlessEditor({
    nodes: getEnabledNodes({ editorConfig: editorConfig as never }),
    onError: (error) => {
      throw error;
    },
  });

/** Whether the editor itself shows a value. */
function shows(value: unknown): boolean {
  const editor = lexical();
  try {
    editor.setEditorState(editor.parseEditorState(JSON.stringify(value)));
    return true;
  } catch {
    return false;
  }
}

const isRight = (value: unknown) => isRichTextOf({ editor: { editorConfig } as never }, value);
const text = (...children: unknown[]) => ({ root: { type: 'root', children } });
const paragraph = (...children: unknown[]) => text({ type: 'paragraph', children });
const words = { type: 'text', text: 'Un mot', format: 0 };
const tab = { type: 'tab', detail: 2, format: 0, mode: 'normal', style: '', text: '\t' };
const item = (...children: unknown[]) => ({ type: 'listitem', indent: 0, value: 1, children });
const row = (...children: unknown[]) => ({ type: 'tablerow', children });

it('knows the nodes that the editor has', () => {
  const { _nodes } = lexical() as unknown as { _nodes: Map<string, unknown> };
  const ofLexicalAlone = ['root', 'artificial'];
  expect([...nodeTypesOf(editorConfig), ...ofLexicalAlone].toSorted()).toEqual([..._nodes.keys()].toSorted());
});

it.each([
  [text({ type: 'paragraph' })],
  [paragraph()],
  [paragraph(words, tab, { type: 'linebreak' }, { type: 'link', fields: { url: '/' }, children: [words] })],
  [text({ type: 'heading', tag: 'h2', children: [words] }, { type: 'quote', children: [words] })],
  [text({ type: 'list', tag: 'ul', listType: 'bullet', children: [item(words)] })],
  [text({ type: 'table', children: [row({ type: 'tablecell', headerState: 0, children: [{ type: 'paragraph' }] })] })],
])('%j is a rich text, which the editor shows', (value) => {
  expect([isRight(value), shows(value)]).toEqual([true, true]);
});

it.each([
  [{}],
  [{ root: 5 }],
  [{ root: null }],
  [{ root: { children: [{ type: 'paragraph' }] } }],
  [text()],
  [text(null)],
  [text('x')],
  [text({ type: 'evil' })],
  [text({ children: [] })],
  [text(words)],
  [paragraph({ type: 'root', children: [] })],
  [paragraph({ type: 'upload', value: 1 })],
  [paragraph(words, { ...tab, detail: 0 })],
  [text({ type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [words] }] })],
])('%j is none, and the editor does not show it', (value) => {
  expect([isRight(value), shows(value)]).toEqual([false, false]);
});

// The editor reads over some of these, what reads the text on the server does not.
it.each([
  ['a', 5, [], null],
  [{ root: { type: 'root' } }],
  [{ root: { type: 'root', children: 'x' } }],
  [{ root: { type: 'root', children: {} } }],
  [text({ type: 'paragraph', children: null })],
  [paragraph({ type: 'text' })],
  [paragraph({ type: 'text', text: 5 })],
  [paragraph({ type: 'link', fields: 5, children: [words] })],
  [text({ type: 'heading', children: [words] })],
  [text({ type: 'heading', tag: 'script', children: [words] })],
])('%j is none', (...values) => {
  for (const value of values) expect([value, isRight(value)]).toEqual([value, false]);
});
