import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import type { filters, VisitEvent, visitEvents } from '@vitrine/contract/visits/visit-events.ts';
import type { Vital } from '@vitrine/contract/visits/vitals.ts';
import type { Action } from '@vitrine/contract/vocabulary/actions.ts';

type Dimension = (typeof visitEvents)[VisitEvent][number];
type Filter = (typeof filters)[keyof typeof filters][number];

/** A measured value: seconds, milliseconds, or a number without a unit. */
function measuredIn(language: string) {
  return (vital: Vital, value: number): string => {
    if (vital === 'CLS') return value.toLocaleString(language, { maximumFractionDigits: 3 });
    const inSeconds = vital === 'LCP';
    return (inSeconds ? value / 1000 : value).toLocaleString(language, {
      ...{ style: 'unit', unit: inSeconds ? 'second' : 'millisecond' },
      maximumFractionDigits: inSeconds ? 1 : 0,
    });
  };
}

/** The labels of the page of visits, in the languages of the panel. */
const french = {
  title: 'Fréquentation',
  intro:
    'Ce que font les visiteurs, en sommes par jour\u00a0: sans cookie, sans identifiant, sans adresse. Les mots d’une recherche ne sont gardés que s’ils sont demandés cinq fois le même jour.',
  period: 'Période',
  days: (count: number) => `${count} jours`,
  total: (count: number) => count.toLocaleString('fr-FR'),
  perDay: (event: string) => `${event}, par jour`,
  ranking: (event: string) => `${event}\u00a0: le plus souvent`,
  nothing: 'Rien n’a été compté sur cette période.',
  day: 'Jour',
  count: 'Nombre',
  none: 'non choisi',
  other: 'autres',
  download: 'Télécharger (CSV)',
  byDay: 'Voir les jours',
  events: {
    'action-opened': 'Actions ouvertes',
    'action-chosen': 'Formation et campus choisis',
    'action-left': 'Départs vers le CRM',
    'filter-used': 'Filtres utilisés',
    'search-empty': 'Recherches sans résultat',
    'search-word': 'Mots cherchés sans résultat',
    'not-found': 'Pages introuvables',
    vital: 'Vitesse des pages',
  } satisfies Record<VisitEvent, string>,
  dimensions: {
    action: 'Action',
    course: 'Formation',
    campus: 'Campus',
    screen: 'Page',
    filter: 'Filtre',
    value: 'Valeur',
    word: 'Mots',
    vital: 'Mesure',
    upTo: 'Jusqu’à',
  } satisfies Record<Dimension, string>,
  percentile: 'Trois visites sur quatre font aussi bien ou mieux',
  poor: 'à améliorer',
  measured: measuredIn('fr-FR'),
  /** what a subject may name: screens, actions and filters; other values are slugs */
  values: {
    home: 'Accueil',
    'campus-list': 'Liste des campus',
    campus: 'Campus',
    'course-list': 'Liste des formations',
    course: 'Formation',
    'news-list': 'Actualités',
    article: 'Article',
    agenda: 'Agenda',
    portfolios: 'Portfolios',
    brochure: 'Documentation',
    crm: 'Choix de l’action',
    search: 'Recherche',
    selection: 'Sélection',
    finder: 'Trouver ma formation',
    accessibility: 'Accessibilité',
    'error-debug': 'Pages d’erreur',
    rubrique: 'Rubrique',
    page: 'Page libre',
    contact: 'Contact',
    registration: 'Candidature',
    level: 'Niveau',
    rhythm: 'Rythme',
    kind: 'Type',
    month: 'Mois',
  } satisfies Record<Screen | Action | Filter, string> as Record<string, string | undefined>,
  unmeasured: 'pas mesuré',
  vitals: {
    LCP: 'Affichage (LCP)',
    INP: 'Réponse au toucher (INP)',
    CLS: 'Stabilité (CLS)',
  } satisfies Record<Vital, string>,
};

const english: typeof french = {
  title: 'Visits',
  intro:
    'What visitors do, as sums per day: no cookie, no identifier, no address. The words of a search are kept only where they are asked five times on one day.',
  period: 'Period',
  days: (count) => `${count} days`,
  total: (count) => count.toLocaleString('en-GB'),
  perDay: (event) => `${event}, per day`,
  ranking: (event) => `${event}: most often`,
  nothing: 'Nothing was counted in this period.',
  day: 'Day',
  count: 'Count',
  none: 'not chosen',
  other: 'others',
  download: 'Download (CSV)',
  byDay: 'Show the days',
  events: {
    'action-opened': 'Actions opened',
    'action-chosen': 'Course and campus chosen',
    'action-left': 'Left for the CRM',
    'filter-used': 'Filters used',
    'search-empty': 'Searches without a result',
    'search-word': 'Words searched for without a result',
    'not-found': 'Pages not found',
    vital: 'Speed of pages',
  },
  dimensions: {
    action: 'Action',
    course: 'Course',
    campus: 'Campus',
    screen: 'Page',
    filter: 'Filter',
    value: 'Value',
    word: 'Words',
    vital: 'Measure',
    upTo: 'Up to',
  },
  percentile: 'Three of four visits do as well or better',
  poor: 'to be improved',
  measured: measuredIn('en-GB'),
  values: {
    home: 'Home',
    'campus-list': 'Campus list',
    campus: 'Campus',
    'course-list': 'Course list',
    course: 'Course',
    'news-list': 'News list',
    article: 'Article',
    agenda: 'What’s on',
    portfolios: 'Portfolios',
    brochure: 'Brochure',
    crm: 'Choice of action',
    search: 'Search',
    selection: 'Selection',
    finder: 'Course finder',
    accessibility: 'Accessibility',
    'error-debug': 'Error pages',
    rubrique: 'Top-level page',
    page: 'Page',
    contact: 'Contact',
    registration: 'Application',
    level: 'Level',
    rhythm: 'Mode of study',
    kind: 'Kind',
    month: 'Month',
  } satisfies Record<Screen | Action | Filter, string>,
  unmeasured: 'not measured',
  vitals: {
    LCP: 'Display (LCP)',
    INP: 'Response to a touch (INP)',
    CLS: 'Stability (CLS)',
  },
};

export type VisitLabels = typeof french;
export const visitLabels = { fr: french, en: english };
