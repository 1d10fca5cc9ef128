/** The labels and messages of a conflict between two saves, in the languages of the panel. */
const french = {
  somebody: 'quelqu’un d’autre',
  refusal: (name: string, who: string | null, when: string, fields: readonly string[]) =>
    `«\u00a0${name}\u00a0» a été enregistré entre-temps ${who === null ? 'dans une autre fenêtre' : `par ${who}`}, le ${when}. Votre enregistrement n’a rien écrasé\u00a0; ce qui diffère\u00a0: ${fields.join(', ')}. Choisissez quelle version garder.`,
  title: 'Ce document a été enregistré entre-temps',
  by: (who: string, when: string) =>
    `${who[0]?.toUpperCase()}${who.slice(1)} l’a enregistré le ${when}, pendant que vous y travailliez.`,
  bySelf: (when: string) => `Vous l’avez enregistré vous-même le ${when}, dans une autre fenêtre.`,
  republished:
    '«\u00a0Garder la mienne\u00a0» remet le document en ligne. Celle que vous ne gardez pas reste dans l’onglet «\u00a0Versions\u00a0».',
  kept: 'Celle que vous ne gardez pas reste dans l’onglet «\u00a0Versions\u00a0», et rien n’est publié.',
  notKept: 'Ce type de document n’a pas d’historique\u00a0: celle que vous ne gardez pas est perdue.',
  field: 'Champ',
  status: 'État (retiré du site)',
  online: 'En ligne',
  offline: 'Hors ligne',
  file: 'Fichier',
  crop: 'Votre recadrage, appliqué au nouveau fichier',
  rows: (label: string) => `${label} (lignes remplacées)`,
  mine: 'La vôtre',
  theirs: 'La sienne',
  theirsOwn: 'L’autre',
  empty: '(vide)',
  yes: 'Oui',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Reprendre la sienne',
  takeTheirsOwn: 'Reprendre l’autre',
  later: 'Décider plus tard',
  taken: 'Le formulaire montre la version enregistrée entre-temps.',
  takenAside:
    'Le formulaire montre la version enregistrée entre-temps\u00a0; la vôtre est dans «\u00a0Versions\u00a0».',
  failed: 'Le service ne répond pas\u00a0: votre texte reste ici, réessayez dans un instant.',
};

const english: typeof french = {
  somebody: 'somebody else',
  refusal: (name, who, when, fields) =>
    `“${name}” has been saved meanwhile ${who === null ? 'in another window' : `by ${who}`}, on ${when}. Your save has overwritten nothing; what differs: ${fields.join(', ')}. Choose which version to keep.`,
  title: 'This document has been saved meanwhile',
  by: (who, when) => `${who[0]?.toUpperCase()}${who.slice(1)} saved it on ${when}, while you were working on it.`,
  bySelf: (when) => `You saved it yourself on ${when}, in another window.`,
  republished: '“Keep mine” puts the document back online. The one that you do not keep stays in the “Versions” tab.',
  kept: 'The one that you do not keep stays in the “Versions” tab, and nothing is published.',
  notKept: 'This kind of document has no history: the one that you do not keep is lost.',
  field: 'Field',
  status: 'Status (taken offline)',
  online: 'Online',
  offline: 'Offline',
  file: 'File',
  crop: 'Your crop, applied to the new file',
  rows: (label) => `${label} (rows replaced)`,
  mine: 'Yours',
  theirs: 'Theirs',
  theirsOwn: 'The other one',
  empty: '(empty)',
  yes: 'Yes',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  takeTheirsOwn: 'Take the other one',
  later: 'Decide later',
  taken: 'The form shows the version saved meanwhile.',
  takenAside: 'The form shows the version saved meanwhile; yours is in “Versions”.',
  failed: 'The service does not answer: your text stays here, please try again in a moment.',
};

export const conflictLabels = { fr: french, en: english };
