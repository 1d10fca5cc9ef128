/** The labels of the dashboard in the panel's two languages. */
const french = {
  drafts: 'Mes brouillons',
  noDrafts: 'Aucun brouillon en attente.',
  publications: 'Dernières publications',
  noPublications: 'Rien n’est encore publié.',
  by: (name: string) => `par ${name}`,
  notFound: 'Adresses les plus demandées en vain',
  noNotFound: 'Aucune adresse demandée en vain.',
  requests: (count: number) => (count > 1 ? `${count} demandes` : '1 demande'),
  redirect: 'Les rediriger',
  searches: 'Recherches sans résultat, sur 28 jours',
  noSearches: 'Toutes les recherches ont eu un résultat.',
  noWords: 'Aucun mot n’a été cherché cinq fois le même jour.',
  visits: 'Fréquentation',
  crmLinks: 'Liens CRM',
  complete: 'Tous les liens sont en place.',
  missing: (count: number) => (count > 1 ? `${count} liens manquants` : '1 lien manquant'),
  refused: (count: number) => (count > 1 ? `${count} liens refusés` : '1 lien refusé'),
};

const english: typeof french = {
  drafts: 'My drafts',
  noDrafts: 'No draft is waiting.',
  publications: 'Last publications',
  noPublications: 'Nothing is published yet.',
  by: (name) => `by ${name}`,
  notFound: 'Addresses most often requested in vain',
  noNotFound: 'No address was requested in vain.',
  requests: (count) => (count > 1 ? `${count} requests` : '1 request'),
  redirect: 'Redirect them',
  searches: 'Searches without a result, in 28 days',
  noSearches: 'Every search had a result.',
  noWords: 'No words were searched for five times on one day.',
  visits: 'Visits',
  crmLinks: 'CRM links',
  complete: 'All links are in place.',
  missing: (count) => (count > 1 ? `${count} missing links` : '1 missing link'),
  refused: (count) => (count > 1 ? `${count} refused links` : '1 refused link'),
};

export const dashboardLabels = { fr: french, en: english };
