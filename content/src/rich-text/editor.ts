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
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { linkableCollections } from '@vitrine/contract/vocabulary.ts';

/** What an editor may do in a rich text: structure and emphasis, no colours or sizes. The site decides how it looks. */
export const richTextFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: [...linkableCollections] }),
];

export const richTextEditor = lexicalEditor({
  features: () => [...richTextFeatures, FixedToolbarFeature(), InlineToolbarFeature()],
});
