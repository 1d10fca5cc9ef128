import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Text that is pasted from Word or a website keeps its lists, its tables, and the order of its headings. */
export const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/src/rich-text/paste/paste-in-editor.tsx#PasteFeatureClient' },
});
