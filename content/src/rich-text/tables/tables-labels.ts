/** Words of the tables of rich texts. */
export const tablesLabels = {
  fr: {
    insert: 'Tableau',
    rowAbove: 'Ligne au-dessus',
    rowBelow: 'Ligne au-dessous',
    columnBefore: 'Colonne à gauche',
    columnAfter: 'Colonne à droite',
    headerRow: 'Ligne de titres',
    headerColumn: 'Colonne de titres',
    deleteRow: 'Supprimer la ligne',
    deleteColumn: 'Supprimer la colonne',
    deleteTable: 'Supprimer le tableau',
  },
  en: {
    insert: 'Table',
    rowAbove: 'Row above',
    rowBelow: 'Row below',
    columnBefore: 'Column to the left',
    columnAfter: 'Column to the right',
    headerRow: 'Header row',
    headerColumn: 'Header column',
    deleteRow: 'Delete the row',
    deleteColumn: 'Delete the column',
    deleteTable: 'Delete the table',
  },
};
