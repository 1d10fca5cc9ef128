import type { VersionState } from './read-versions.ts';

const french = {
  title: 'Versions',
  intro: 'Les vingt-cinq dernières versions sont gardées. Chacune s’ouvre comparée à celle qui est en ligne.',
  savedAt: 'Enregistrée (heure de Paris)',
  savedBy: 'Par',
  state: 'État',
  service: 'le service',
  none: 'Il n’y a pas encore de version.',
  states: {
    published: 'En ligne',
    draft: 'Brouillon en cours',
    formerlyPublished: 'A été en ligne',
    formerDraft: 'Ancien brouillon',
  } satisfies Record<VersionState, string>,
};

const english: typeof french = {
  title: 'Versions',
  intro: 'The last twenty-five versions are kept. Each opens compared with the one that is published.',
  savedAt: 'Saved (time of Paris)',
  savedBy: 'By',
  state: 'State',
  service: 'the service',
  none: 'There is no version yet.',
  states: {
    published: 'Published',
    draft: 'Present draft',
    formerlyPublished: 'Was published',
    formerDraft: 'Former draft',
  },
};

/** The labels of a document's history in the panel's two languages. */
export const versionsLabels = { fr: french, en: english };
