import { inBothLanguages } from '../../panel/panel-language.ts';

/** The labels and messages of a conflict between two saves, in the languages of the panel. */
export const conflictLabels = inBothLanguages({
  somebody: ['quelqu’un d’autre', 'somebody else'],
  refusal: [
    (name: string, who: string | null, when: string, fields: readonly string[]) =>
      `«\u00a0${name}\u00a0» a été enregistré entre-temps ${who === null ? 'dans une autre fenêtre' : `par ${who}`}, le ${when}. Votre enregistrement n’a rien écrasé\u00a0; ce qui diffère\u00a0: ${fields.join(', ')}.`,
    (name, who, when, fields) =>
      `“${name}” has been saved meanwhile ${who === null ? 'in another window' : `by ${who}`}, on ${when}. Your save has overwritten nothing; what differs: ${fields.join(', ')}.`,
  ],
  choose: ['Choisissez quelle version garder.', 'Choose which version to keep.'],
  reload: ['Rechargez la page.', 'Reload the page.'],
  title: ['Ce document a été enregistré entre-temps', 'This document has been saved meanwhile'],
  by: [
    (who: string, when: string) =>
      `${who[0]?.toUpperCase()}${who.slice(1)} l’a enregistré le ${when}, pendant que vous y travailliez.`,
    (who, when) => `${who[0]?.toUpperCase()}${who.slice(1)} saved it on ${when}, while you were working on it.`,
  ],
  bySelf: [
    (when: string) => `Vous l’avez enregistré vous-même le ${when}, dans une autre fenêtre.`,
    (when) => `You saved it yourself on ${when}, in another window.`,
  ],
  republished: [
    '«\u00a0Garder la mienne\u00a0» remet le document en ligne. Celle que vous ne gardez pas reste dans l’onglet «\u00a0Versions\u00a0».',
    '“Keep mine” puts the document back online. The one that you do not keep stays in the “Versions” tab.',
  ],
  kept: [
    'Celle que vous ne gardez pas reste dans l’onglet «\u00a0Versions\u00a0», et rien n’est publié.',
    'The one that you do not keep stays in the “Versions” tab, and nothing is published.',
  ],
  notKept: [
    'Ce type de document n’a pas d’historique\u00a0: celle que vous ne gardez pas est perdue.',
    'This kind of document has no history: the one that you do not keep is lost.',
  ],
  differences: ['Ce qui diffère', 'What differs'],
  field: ['Champ', 'Field'],
  status: ['État (retiré du site)', 'Status (taken offline)'],
  online: ['En ligne', 'Online'],
  offline: ['Hors ligne', 'Offline'],
  file: ['Fichier', 'File'],
  crop: ['Votre recadrage, appliqué au nouveau fichier', 'Your crop, applied to the new file'],
  rows: [(label: string) => `${label} (lignes remplacées)`, (label) => `${label} (rows replaced)`],
  sameWords: [
    (label: string) => `${label} (mêmes mots\u00a0: la mise en forme, un lien ou un réglage diffère)`,
    (label) => `${label} (same words: the formatting, a link or a setting differs)`,
  ],
  mine: ['La vôtre', 'Yours'],
  theirs: ['La sienne', 'Theirs'],
  theirsOwn: ['L’autre', 'The other one'],
  empty: ['(vide)', '(empty)'],
  yes: ['Oui', 'Yes'],
  keepMine: ['Garder la mienne', 'Keep mine'],
  takeTheirs: ['Reprendre la sienne', 'Take theirs'],
  takeTheirsOwn: ['Reprendre l’autre', 'Take the other one'],
  later: ['Décider plus tard', 'Decide later'],
  taken: ['Le formulaire montre la version enregistrée entre-temps.', 'The form shows the version saved meanwhile.'],
  takenAside: [
    'Le formulaire montre la version enregistrée entre-temps\u00a0; la vôtre est dans «\u00a0Versions\u00a0».',
    'The form shows the version saved meanwhile; yours is in “Versions”.',
  ],
  failed: [
    'Le service ne répond pas\u00a0: votre texte reste ici, réessayez dans un instant.',
    'The service is not responding: your text stays here, please try again in a moment.',
  ],
});
