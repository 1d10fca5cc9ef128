import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import {
  BlockquoteFeature,
  BoldFeature,
  createNode,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { linkFields } from './link-fields.ts';
import { tablesLabels } from './tables/tables-labels.ts';

/** Text that is pasted from Word or a website keeps its lists, its tables, and the order of its headings. */
const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/src/rich-text/paste/paste-in-editor.tsx#PasteFeatureClient' },
});

/** Tables in rich texts. Payload's own feature is marked as experimental, has English words only, and its menus need a mouse. */
const TablesFeature = createServerFeature({
  key: 'tables',
  feature: {
    ClientFeature: '/src/rich-text/tables/tables-in-editor.tsx#TablesFeatureClient',
    i18n: tablesLabels,
    nodes: [createNode({ node: TableNode }), createNode({ node: TableRowNode }), createNode({ node: TableCellNode })],
  },
});

/** The features of a rich text: structure and emphasis, no colours or sizes, which the site's styles decide. */
export const richTextFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  SuperscriptFeature(),
  SubscriptFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: [...linkableCollections], fields: linkFields }),
  TablesFeature(),
  PasteFeature(),
];

export const richTextEditor = lexicalEditor({
  features: () => [...richTextFeatures, FixedToolbarFeature(), InlineToolbarFeature()],
});
