/** Messages about any CSV file, in the languages of the panel. */
const french = {
  missingColumns: (columns: string) => `La première ligne doit nommer les colonnes ; il manque : ${columns}.`,
  unknownColumn: (column: string) => `La colonne « ${column} » n’est pas connue.`,
  unclosedQuote: 'Un guillemet ouvert sur cette ligne n’est pas refermé correctement.',
  tooManyValues: 'Cette ligne a plus de valeurs que de colonnes.',
  noRows: 'Le fichier ne contient aucune ligne après celle des colonnes.',
  tooManyRows: (limit: number) => `Le fichier a plus de ${limit} lignes.`,
  refused: (count: number) =>
    count === 1
      ? '1 ligne est refusée ; rien n’a été importé.'
      : `${count} lignes sont refusées ; rien n’a été importé.`,
  tooLarge: 'Le fichier dépasse 2 Mo.',
  noFile: 'Choisissez un fichier CSV.',
  wrongType: 'Envoyez un fichier CSV.',
  busy: 'Un autre import est en cours ; réessayez dans un instant.',
};

const english: typeof french = {
  missingColumns: (columns) => `The first line must name the columns; missing: ${columns}.`,
  unknownColumn: (column) => `The column “${column}” is not known.`,
  unclosedQuote: 'A quote that is opened on this line is not closed properly.',
  tooManyValues: 'This line has more values than there are columns.',
  noRows: 'The file contains no line after that of the columns.',
  tooManyRows: (limit) => `The file has more than ${limit} lines.`,
  refused: (count) =>
    count === 1 ? '1 line is refused; nothing was imported.' : `${count} lines are refused; nothing was imported.`,
  tooLarge: 'The file is larger than 2 MB.',
  noFile: 'Choose a CSV file.',
  wrongType: 'Send a CSV file.',
  busy: 'Another import is under way; try again in a moment.',
};

export const csvMessages = { fr: french, en: english };
