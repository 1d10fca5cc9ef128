import { inBothLanguages } from '../../panel/panel-language.ts';

/** The labels of the dashboard in the panel's two languages. */
export const dashboardLabels = inBothLanguages({
  drafts: ['Mes brouillons', 'My drafts'],
  noDrafts: ['Aucun brouillon en attente.', 'No draft is waiting.'],
  publications: ['Dernières publications', 'Latest publications'],
  noPublications: ['Rien n’est encore publié.', 'Nothing is published yet.'],
  by: [(name: string) => `par ${name}`, (name) => `by ${name}`],
  notFound: ['Adresses les plus demandées en vain', 'Addresses most often requested in vain'],
  noNotFound: ['Aucune adresse demandée en vain.', 'No address was requested in vain.'],
  requests: [
    (count: number) => (count > 1 ? `${count} demandes` : '1 demande'),
    (count) => (count > 1 ? `${count} requests` : '1 request'),
  ],
  redirect: ['Les rediriger', 'Redirect them'],
  searches: ['Recherches sans résultat, sur 28 jours', 'Searches without a result, in 28 days'],
  noSearches: ['Toutes les recherches ont eu un résultat.', 'Every search had a result.'],
  noWords: ['Aucun mot n’a été cherché cinq fois le même jour.', 'No words were searched for five times on one day.'],
  visits: ['Fréquentation', 'Visits'],
  labels: ['Changer un libellé du site', 'Change a label of the site'],
  labelText: ['Ce que lisent les visiteurs', 'What visitors read'],
  findLabel: ['Chercher', 'Search'],
  crmLinks: ['Liens CRM', 'CRM links'],
  complete: ['Tous les liens sont en place.', 'All links are in place.'],
  deadLinks: ['Liens morts', 'Dead links'],
  newestOf: [
    (shown: number, total: number) => `Les ${shown} plus récents sur ${total}.`,
    (shown, total) => `The ${shown} newest of ${total}.`,
  ],
  rights: ['Droits de fichiers qui se terminent', 'Rights of files about to end'],
  rightsEnd: [(day: string) => `jusqu’au ${day}`, (day) => `until ${day}`],
  rightsEnded: [
    (day: string) => `terminés le ${day}\u00a0: n’est plus montré`,
    (day) => `ended on ${day}: no longer shown`,
  ],
  firstOf: [
    (shown: number, total: number) => `Les ${shown} premiers sur ${total}.`,
    (shown, total) => `The first ${shown} of ${total}.`,
  ],
});
