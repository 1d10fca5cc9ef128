import { inBothLanguages } from '../../panel/panel-language.ts';
import type { VersionState } from './read-versions.ts';

const states = inBothLanguages<Record<VersionState, string>>({
  published: ['En ligne', 'Published'],
  draft: ['Brouillon en cours', 'Present draft'],
  formerlyPublished: ['A été en ligne', 'Was published'],
  formerDraft: ['Ancien brouillon', 'Former draft'],
});

/** The labels of a document's history in the panel's two languages. */
export const versionsLabels = inBothLanguages({
  title: ['Versions', 'Versions'],
  kept: [
    (count: number) => `Les ${count} dernières versions sont gardées.`,
    (count) => `The last ${count} versions are kept.`,
  ],
  compared: ['Chacune s’ouvre à côté de celle qui est en ligne.', 'Each opens beside the one that is published.'],
  savedAt: ['Enregistrée (heure de Paris)', 'Saved (time of Paris)'],
  savedBy: ['Par', 'By'],
  state: ['État', 'State'],
  service: ['le service', 'the service'],
  gone: ['un compte supprimé', 'a deleted account'],
  none: ['Il n’y a pas encore de version.', 'There is no version yet.'],
  states: [states.fr, states.en],
});
