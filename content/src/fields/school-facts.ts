import type { QualiopiCategory } from '@vitrine/contract/courses/course-certification.ts';
import type { FinancingKind } from '@vitrine/contract/vocabulary/financing-kinds.ts';
import type { Field } from 'payload';
import { asOptions, selectField } from './choices.ts';
import { listField, row } from './row.ts';
import { wholeNumberField } from './rules.ts';
import { type Label, localizedParagraph, localizedText } from './texts.ts';

const categoryLabels = {
  training: { fr: 'Actions de formation', en: 'Training courses' },
  'skills-assessment': { fr: 'Bilans de compétences', en: 'Skills assessments' },
  'prior-learning': {
    fr: 'Validation des acquis de l’expérience (VAE)',
    en: 'Recognition of prior learning (VAE)',
  },
  apprenticeship: { fr: 'Actions de formation par apprentissage', en: 'Apprenticeship training' },
} as const satisfies Record<QualiopiCategory, Label>;

const financingLabels = {
  apprenticeship: { fr: 'Alternance', en: 'Apprenticeship' },
  grant: { fr: 'Bourse ou aide', en: 'Grant' },
  instalments: { fr: 'Paiement en plusieurs fois', en: 'Instalments' },
  loan: { fr: 'Prêt', en: 'Loan' },
  other: { fr: 'Autre', en: 'Other' },
} as const satisfies Record<FinancingKind, Label>;

/** The certificate of quality that training organisations need for public money. */
export const qualiopiField: Field = {
  name: 'qualiopi',
  type: 'group',
  label: { fr: 'Certificat Qualiopi', en: 'Qualiopi certificate' },
  admin: {
    description: {
      fr: 'Annoncé sur les pages des formations, des campus et de l’école dès que son numéro est rempli.',
      en: 'Shown on the pages of courses, campuses and the school once its number is filled in.',
    },
  },
  fields: [
    row(
      { name: 'number', type: 'text', maxLength: 60, label: { fr: 'Numéro', en: 'Number' } },
      { name: 'certifier', type: 'text', maxLength: 120, label: { fr: 'Certificateur', en: 'Certifier' } },
    ),
    {
      name: 'categories',
      type: 'select',
      hasMany: true,
      label: { fr: 'Au titre des catégories', en: 'For the categories' },
      options: asOptions(categoryLabels),
    },
  ],
};

/** How a course can be paid for. */
export const financingField = listField(
  {
    name: 'financing',
    maxRows: 12,
    label: { fr: 'Financement', en: 'Financing' },
    names: { fr: ['Aide', 'Aides'], en: ['Help', 'Help'] },
  },
  selectField('kind', { fr: 'Nature', en: 'Kind' }, financingLabels, { defaultValue: 'grant' }),
  localizedText('title', { fr: 'Titre', en: 'Title' }, { required: true, maxLength: 80 }),
  localizedParagraph('text', { fr: 'Texte', en: 'Text' }, { required: true, maxLength: 400 }),
);

/** In how many parts the fees of a year can be paid, at most: the calculator of a course offers as many. */
export const instalmentsField = wholeNumberField(
  'instalments',
  { fr: 'Paiements par an, au plus', en: 'Payments a year, at most' },
  [1, 12],
  { defaultValue: 1 },
);

/**
 * Whom somebody with a disability turns to.
 * @param description what an empty field means
 */
export const disabilityContactField = (description: Label): Field => ({
  name: 'disabilityContact',
  type: 'group',
  label: { fr: 'Référent handicap', en: 'Disability adviser' },
  admin: { description },
  fields: [
    row(
      { name: 'name', type: 'text', maxLength: 60, label: { fr: 'Prénom', en: 'First name' } },
      { name: 'email', type: 'email', label: { fr: 'Courriel', en: 'E-mail' } },
      { name: 'phone', type: 'text', label: { fr: 'Téléphone', en: 'Phone' } },
    ),
  ],
});

/** Where students of a campus live, and for how much. */
export const housingField: Field = {
  name: 'housing',
  type: 'group',
  label: { fr: 'Logement', en: 'Housing' },
  fields: [
    localizedParagraph('text', { fr: 'Comment se loger', en: 'How to find a room' }, { maxLength: 600 }),
    row(
      {
        name: 'rentFrom',
        type: 'number',
        min: 0,
        max: 10_000,
        label: { fr: 'Loyer d’un studio, de (€ par mois)', en: 'Rent of a studio, from (€ a month)' },
      },
      { name: 'rentTo', type: 'number', min: 0, max: 10_000, label: { fr: 'à (€ par mois)', en: 'to (€ a month)' } },
      { name: 'email', type: 'email', label: { fr: 'Qui y aide', en: 'Who helps with it' } },
    ),
  ],
};

/** How somebody who does not walk, see or hear as others do finds the building. */
export const accessibilityOfPlaceField: Field = localizedParagraph(
  'accessibility',
  { fr: 'Accessibilité des locaux', en: 'Accessibility of the building' },
  { maxLength: 600 },
);
