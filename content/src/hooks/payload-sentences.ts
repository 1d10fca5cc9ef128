import type { PanelLanguage } from '../panel/panel-language.ts';

const accepted = 'choisissez une image JPEG, PNG, WebP, AVIF ou SVG, ou un PDF.';
const unreadFile = 'Ce fichier n’a pas pu être lu\u00a0: envoyez-le à nouveau.';
const damagedPdf = 'Ce PDF est endommagé\u00a0: exportez-le à nouveau.';
const unfitName =
  'Ce nom de fichier ne convient pas\u00a0: renommez le fichier, sans barre oblique ni «\u00a0..\u00a0».';

/** What Payload (3.90.1) says in English in every language, in French. */
const french: Record<string, string> = {
  'Invalid JSON': 'Cet envoi n’est pas du JSON valable\u00a0: rien n’a été enregistré.',
  'Missing email.': 'Indiquez une adresse de courriel.',
  'Missing required data.': 'Il manque des données à cette demande.',
  'Missing ID of version.': 'Indiquez l’identifiant d’une version.',
  'Missing ID of version to restore.': 'Indiquez l’identifiant de la version à rétablir.',
  "Missing 'where' query of documents to delete.":
    'Indiquez par le paramètre «\u00a0where\u00a0» quels documents supprimer.',
  "Missing 'where' query of documents to update.":
    'Indiquez par le paramètre «\u00a0where\u00a0» quels documents modifier.',
  'Token is either invalid or has expired.': 'Ce lien n’est pas valable, ou ne l’est plus\u00a0: demandez-en un autre.',
  'No User': 'Vous n’êtes pas connecté.',
  'SVG file contains potentially harmful content.':
    'Ce dessin SVG contient un script ou autre chose qui peut nuire\u00a0: exportez-le sans script ni lien, ou en PNG.',
  'Invalid PDF file.': damagedPdf,
  'Invalid or corrupted PDF file.': damagedPdf,
  'Invalid or corrupted ISO base media file.': 'Cette image est endommagée\u00a0: exportez-la à nouveau.',
  'Could not read uploaded file for validation.': unreadFile,
  'Could not read uploaded file for type detection.': unreadFile,
  'Invalid filename.': unfitName,
  'Invalid filename': unfitName,
  'Invalid file type': `Ce type de fichier n’est pas accepté\u00a0: ${accepted}`,
};

const ofType = (type: string) => `Les fichiers de type «\u00a0${type}\u00a0» ne sont pas acceptés\u00a0: ${accepted}`;

/** The same of sentences that name something. */
const frenchAbout: [RegExp, (...named: string[]) => string][] = [
  [
    /^The following paths? cannot be queried: (.+)$/,
    (paths = '') => `Aucun filtre n’est possible par «\u00a0${[...new Set(paths.split(', '))].join(', ')}\u00a0».`,
  ],
  [/^Invalid MIME type: (.+)\.$/, ofType],
  [/^Invalid file type: '(.+)'$/, ofType],
  [
    /^File type (.+) \(from extension (.*)\) is not allowed\.$/,
    (type = '', extension = '') =>
      extension ? `Les fichiers .${extension} ne sont pas acceptés\u00a0: ${accepted}` : ofType(type),
  ],
];

function inFrench(message: string): string | null {
  for (const [sentence, say] of frenchAbout) {
    const [, ...named] = sentence.exec(message) ?? [];
    if (named.length > 0) return say(...named);
  }
  return french[message] ?? null;
}

/** What Payload puts between its sentences about a file of which several things are wrong. */
const betweenSentences = /(?<=\.), /;

/** Sentences of Payload that it does not translate, in the language of the panel; `null` where they are fine as they are. */
export function translated(message: string, language: PanelLanguage): string | null {
  if (language === 'en') return null;
  const sentences = message.split(betweenSentences).map((sentence) => inFrench(sentence));
  return sentences.includes(null) ? null : sentences.join(' ');
}
