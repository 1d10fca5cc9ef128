import type { VersionState } from './read-versions.ts';

const french = {
  title: 'Versions',
  kept: (count: number) => `Les ${count} dernières versions sont gardées.`,
  compared: 'Chacune s’ouvre à côté de celle qui est en ligne.',
  savedAt: 'Enregistrée (heure de Paris)',
  savedBy: 'Par',
  state: 'État',
  service: 'le service',
  gone: 'un compte supprimé',
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
  kept: (count) => `The last ${count} versions are kept.`,
  compared: 'Each opens beside the one that is published.',
  savedAt: 'Saved (time of Paris)',
  savedBy: 'By',
  state: 'State',
  service: 'the service',
  gone: 'a deleted account',
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
