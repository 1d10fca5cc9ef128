/** The labels of export and import in the panel, in its two languages. */
const french = {
  file: 'Import et export CSV',
  exportOnly: 'Export CSV',
  exportFile: 'Exporter en CSV',
  chooseFile: 'Fichier CSV à importer (2 Mo au plus)',
  importFile: 'Importer',
  importing: 'Import en cours…',
  imported: (created: number, updated: number, unchanged: number) =>
    `Import terminé. Créés : ${created} ; modifiés : ${updated} ; inchangés : ${unchanged}.`,
  errors: 'Erreurs',
  line: (line: number) => `Ligne ${line}`,
  noResponse: 'Le service n’a pas répondu. Réessayez.',
};

const english: typeof french = {
  file: 'CSV import and export',
  exportOnly: 'CSV export',
  exportFile: 'Export as CSV',
  chooseFile: 'CSV file to import (2 MB at most)',
  importFile: 'Import',
  importing: 'Importing…',
  imported: (created, updated, unchanged) =>
    `Import finished. Created: ${created}; changed: ${updated}; unchanged: ${unchanged}.`,
  errors: 'Errors',
  line: (line) => `Line ${line}`,
  noResponse: 'The service did not respond. Please try again.',
};

export const transferLabels = { fr: french, en: english };
