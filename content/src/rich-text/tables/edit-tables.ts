import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  INSERT_TABLE_COMMAND,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table';
import {
  $createParagraphNode,
  $getSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';

/** The table that holds both ends of a selection; `null` outside of tables. */
function $tableAt(selection: BaseSelection | null): TableNode | null {
  const [start, end] = (selection?.getStartEndPoints() ?? []).map((point) => {
    const cell = $getTableCellNodeFromLexicalNode(point.getNode());
    return cell && $getTableNodeFromLexicalNodeOrThrow(cell);
  });
  return start && end && start.is(end) ? start : null;
}

/** Whether a selection is in one table. */
export const $isInTable = (selection: BaseSelection): boolean => $tableAt(selection) !== null;

const { ROW, COLUMN } = TableCellHeaderStates;

/** Whether the first row consists of headers: its first cell may be the header of its column alone. */
const $hasHeaderRow = (table: TableNode): boolean => {
  const row = table.getFirstChild();
  const cell = $isTableRowNode(row) ? row.getLastChild() : null;
  return $isTableCellNode(cell) && cell.hasHeaderState(ROW);
};

/** The same of the first column. */
const $hasHeaderColumn = (table: TableNode): boolean => {
  const row = table.getLastChild();
  const cell = $isTableRowNode(row) ? row.getFirstChild() : null;
  return $isTableCellNode(cell) && cell.hasHeaderState(COLUMN);
};

const changes = {
  rowAbove: () => $insertTableRowAtSelection(false),
  rowBelow: () => $insertTableRowAtSelection(true),
  columnBefore: () => $insertTableColumnAtSelection(false),
  columnAfter: () => $insertTableColumnAtSelection(true),
  headerRow: (table: TableNode) => $setTableRowIsHeader(table, 0, !$hasHeaderRow(table)),
  headerColumn: (table: TableNode) => $setTableColumnIsHeader(table, 0, !$hasHeaderColumn(table)),
  deleteRow: $deleteTableRowAtSelection,
  deleteColumn: $deleteTableColumnAtSelection,
  deleteTable: (table: TableNode) => {
    const paragraph = $createParagraphNode();
    table.replace(paragraph);
    paragraph.select();
  },
};

/** What an editor can do with the table that holds the caret. */
type TableChange = keyof typeof changes;

export const tableChanges = Object.keys(changes) as TableChange[];

/** Changes the table that holds the caret; outside of tables, nothing. */
export function changeTable(editor: LexicalEditor, change: TableChange): void {
  editor.update(() => {
    const table = $tableAt($getSelection());
    if (table) changes[change](table);
  });
}

/** Puts a table of three rows and columns, with headers in its first row, in place of the selection. */
export function insertTable(editor: LexicalEditor): void {
  editor.dispatchCommand(INSERT_TABLE_COMMAND, {
    rows: '3',
    columns: '3',
    includeHeaders: { rows: true, columns: false },
  });
}
