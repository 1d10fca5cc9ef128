import { inBothLanguages } from '../../../panel/panel-language.ts';

/** The labels of the coverage grid in the panel, in its two languages. */
export const coverageLabels = inBothLanguages({
  title: ['Couverture des liens CRM', 'Coverage of the CRM links'],
  navigation: ['Couverture des liens', 'Link coverage'],
  intro: [
    'Chaque formation proposée sur un campus a besoin d’un lien par action. Sans lien, le visiteur lit « Le lien demandé est indisponible. » ; un lien refusé n’est pas suivi par le site ; un lien mort n’a pas répondu la nuit dernière.',
    'Every course that is offered at a campus needs one link per action. Without it, visitors read “The requested link is unavailable.”; the site does not follow a refused link; a dead link did not respond last night.',
  ],
  filter: ['Action affichée', 'Action shown'],
  allActions: ['Toutes', 'All'],
  caption: [
    'Liens CRM des offres publiées, par formation et campus',
    'CRM links of the published offerings, by course and campus',
  ],
  course: ['Formation', 'Course'],
  notOffered: ['Non proposée', 'Not offered'],
  states: [
    { ok: 'lien en place', hole: 'lien manquant', wrong: 'lien refusé', dead: 'lien mort' },
    { ok: 'link in place', hole: 'missing link', wrong: 'refused link', dead: 'dead link' },
  ],
  legend: ['Légende', 'Key'],
  mend: [
    { ok: 'ouvrir le lien', hole: 'ajouter le lien', wrong: 'corriger le lien', dead: 'corriger le lien' },
    { ok: 'open the link', hole: 'add the link', wrong: 'correct the link', dead: 'correct the link' },
  ],
  inEnglish: ['adresse anglaise', 'English address'],
  noOfferings: ['Aucune offre publiée : il n’y a rien à couvrir.', 'No published offering: there is nothing to cover.'],
  complete: [(all: number) => `Tous les liens sont en place (${all}).`, (all) => `Every link is in place (${all}).`],
  counted: [
    {
      hole: (count: number) => (count < 2 ? `${count} lien manquant` : `${count} liens manquants`),
      wrong: (count: number) => (count < 2 ? `${count} lien refusé` : `${count} liens refusés`),
      dead: (count: number) => (count < 2 ? `${count} lien mort` : `${count} liens morts`),
    },
    {
      hole: (count) => (count === 1 ? '1 missing link' : `${count} missing links`),
      wrong: (count) => (count === 1 ? '1 refused link' : `${count} refused links`),
      dead: (count) => (count === 1 ? '1 dead link' : `${count} dead links`),
    },
  ],
  summary: [(faults: string, all: number) => `${faults}, sur ${all}.`, (faults, all) => `${faults}, of ${all}.`],
  fileHint: [
    'Une ligne par lien : action, formation, campus (adresses françaises), url_fr, url_en. L’import ajoute et modifie les liens du fichier ; les autres restent. À la moindre erreur, rien n’est importé.',
    'One line per link: action, formation, campus (the French addresses), url_fr, url_en. An import adds and changes the links of the file; the others stay. If anything is wrong, nothing is imported.',
  ],
});
