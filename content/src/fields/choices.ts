import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { AccessMode } from '@vitrine/contract/vocabulary/access-modes.ts';
import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { Family } from '@vitrine/contract/vocabulary/families.ts';
import type { Action, Level, Rhythm } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Field, SelectField } from 'payload';
import type { Label } from './texts.ts';

type Options = Record<string, Label | string>;

/** The values of a closed list with their names, as a field has them. */
export const asOptions = (options: Options) => Object.entries(options).map(([value, label]) => ({ value, label }));

export const actionLabels = {
  contact: { fr: 'Contact', en: 'Contact us' },
  brochure: { fr: 'Documentation', en: 'Documentation' },
  registration: { fr: 'Candidature', en: 'Apply online' },
} as const satisfies Record<Action, Label>;

export const families = {
  interior: { fr: 'Espace', en: 'Space' },
  object: { fr: 'Objet', en: 'Object' },
  graphic: { fr: 'Image', en: 'Image' },
  fashion: { fr: 'Mode et matières', en: 'Fashion and materials' },
  digital: { fr: 'Interaction', en: 'Interaction' },
  foundation: { fr: 'Année préparatoire', en: 'Foundation' },
} as const satisfies Record<Family, Label>;

export const levels = {
  foundation: { fr: 'Année préparatoire', en: 'Foundation year' },
  bachelor: { fr: 'Bachelor (bac + 3)', en: 'Bachelor (3 years)' },
  master: { fr: 'Mastère (bac + 5)', en: 'Master (5 years)' },
} as const satisfies Record<Level, Label>;

export const rhythms = {
  initial: { fr: 'Initial', en: 'Full time' },
  apprenticeship: { fr: 'Alternance', en: 'Apprenticeship' },
} as const satisfies Record<Rhythm, Label>;

export const eventKinds = {
  'open-day': { fr: 'Portes ouvertes', en: 'Open day' },
  workshop: { fr: 'Atelier', en: 'Workshop' },
  exhibition: { fr: 'Exposition', en: 'Exhibition' },
  conference: { fr: 'Conférence', en: 'Talk' },
  jury: { fr: 'Jury', en: 'Jury' },
  fair: { fr: 'Salon', en: 'Fair' },
} as const satisfies Record<EventKind, Label>;

export const teachingLanguages = {
  fr: { fr: 'Français', en: 'French' },
  en: { fr: 'Anglais', en: 'English' },
} as const satisfies Record<Locale, Label>;

export const accessModes = {
  metro: { fr: 'Métro', en: 'Metro' },
  tram: { fr: 'Tramway', en: 'Tram' },
  bus: { fr: 'Bus', en: 'Bus' },
  train: { fr: 'Train', en: 'Train' },
  bike: { fr: 'Vélo', en: 'Bike' },
  car: { fr: 'Voiture', en: 'Car' },
} as const satisfies Record<AccessMode, Label>;

/** One value of a closed list. */
export const selectField = (
  name: string,
  label: Label,
  options: Options,
  more: Partial<Pick<SelectField, 'admin' | 'defaultValue' | 'index'>> = {},
) => ({ name, type: 'select', label, required: true, options: asOptions(options), ...more }) as Field;

/** One by which documents are searched. */
export const choice = (name: string, label: Label, options: Options): Field =>
  selectField(name, label, options, { index: true });

/** Several values of a closed list. */
export function choices(name: string, label: Label, options: Options): Field {
  return { name, type: 'select', hasMany: true, label, required: true, options: asOptions(options) };
}
