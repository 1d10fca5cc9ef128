import {
  BlockquoteFeature,
  BoldFeature,
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
import { PasteFeature } from './paste/paste-feature.ts';
import { TablesFeature } from './tables/tables-feature.ts';

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
