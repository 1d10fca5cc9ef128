'use client';

import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import type { ToolbarGroupItem } from '@payloadcms/richtext-lexical';
import { createClientFeature, slashMenuBasicGroupWithItems } from '@payloadcms/richtext-lexical/client';
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin';
import { $isInTable, changeTable, insertTable, tableChanges } from './edit-tables.ts';
import type { tablesLabels } from './tables-labels.ts';

const label =
  (name: keyof typeof tablesLabels.fr) =>
  ({ i18n }: { i18n: { t: (key: never) => string } }) =>
    i18n.t(`lexical:tables:${name}` as never);

/** A table of two columns and three rows. */
function TableIcon() {
  return (
    <svg
      className="icon"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M3.5 4.5h13v11h-13zM3.5 8.5h13M3.5 12h13M10 4.5v11" />
    </svg>
  );
}

/** Arrow keys lead from cell to cell; Tab leaves the editor, as it does outside of tables. */
function TablesPlugin() {
  return <TablePlugin hasCellBackgroundColor={false} hasHorizontalScroll hasTabHandler={false} />;
}

/** The part of the feature in the editor: the tables themselves, a menu in the toolbar, and an entry of the menu after a slash. */
export const TablesFeatureClient = createClientFeature({
  nodes: [TableNode, TableRowNode, TableCellNode],
  plugins: [{ Component: TablesPlugin, position: 'normal' }],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        {
          Icon: TableIcon,
          key: 'table',
          keywords: ['table', 'tableau'],
          label: label('insert'),
          onSelect: ({ editor }) => insertTable(editor),
        },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      {
        type: 'dropdown',
        key: 'tables',
        order: 45,
        ChildComponent: TableIcon,
        items: [
          {
            key: 'insertTable',
            label: label('insert'),
            isEnabled: ({ selection }) => !$isInTable(selection),
            onSelect: ({ editor }) => insertTable(editor),
          },
          ...tableChanges.map(
            (change): ToolbarGroupItem => ({
              key: change,
              label: label(change),
              isEnabled: ({ selection }) => $isInTable(selection),
              onSelect: ({ editor }) => changeTable(editor, change),
            }),
          ),
        ],
      },
    ],
  },
});
