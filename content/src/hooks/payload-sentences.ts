import type { PanelLanguage } from '../panel/panel-language.ts';

/** What Payload (3.90.1) says in English in every language, in French. */
const french: Record<string, string> = {
  'Invalid JSON': 'Cet envoi n’est pas du JSON valable\u00a0: rien n’a été enregistré.',
  'Missing email.': 'Indiquez une adresse électronique.',
  'Missing required data.': 'Il manque des données à cette demande.',
  'Missing ID of version.': 'Indiquez l’identifiant d’une version.',
  'Missing ID of version to restore.': 'Indiquez l’identifiant de la version à rétablir.',
  "Missing 'where' query of documents to delete.":
    'Indiquez par le paramètre «\u00a0where\u00a0» quels documents supprimer.',
  "Missing 'where' query of documents to update.":
    'Indiquez par le paramètre «\u00a0where\u00a0» quels documents modifier.',
  'Token is either invalid or has expired.': 'Ce lien n’est pas valable, ou ne l’est plus\u00a0: demandez-en un autre.',
  'No User': 'Vous n’êtes pas connecté.',
};

const aboutPaths = /^The following paths? cannot be queried: (.+)$/;

/** A sentence of Payload that it does not translate, in the language of the panel; `null` where it is fine as it is. */
export function translated(message: string, language: PanelLanguage): string | null {
  if (language === 'en') return null;
  const paths = new Set(aboutPaths.exec(message)?.[1]?.split(', '));
  if (paths.size === 0) return french[message] ?? null;
  return `Aucun filtre n’est possible par «\u00a0${[...paths].join(', ')}\u00a0».`;
}
