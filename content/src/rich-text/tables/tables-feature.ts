import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { createNode, createServerFeature } from '@payloadcms/richtext-lexical';
import { tablesLabels } from './tables-labels.ts';

/**
 * Tables in rich texts. Payload's own feature is marked as experimental, has English words only, and its menus need a mouse.
 */
export const TablesFeature = createServerFeature({
  key: 'tables',
  feature: {
    ClientFeature: '/src/rich-text/tables/tables-in-editor.tsx#TablesFeatureClient',
    i18n: tablesLabels,
    nodes: [createNode({ node: TableNode }), createNode({ node: TableRowNode }), createNode({ node: TableCellNode })],
  },
});
