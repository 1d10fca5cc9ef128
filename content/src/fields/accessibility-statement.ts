import type { ExceptionKind } from '@vitrine/contract/accessibility-statement.ts';
import type { Field } from 'payload';
import { selectField } from './choices.ts';
import { dayOnly } from './date-and-time/date-and-time.ts';
import { listField, row } from './row.ts';
import { type Label, localizedParagraph, localizedText } from './texts.ts';

const kindLabels = {
  'non-conformity': { fr: 'Non-conformité', en: 'Non-conformity' },
  'disproportionate-burden': {
    fr: 'Dérogation pour charge disproportionnée',
    en: 'Exemption for disproportionate burden',
  },
  exempt: { fr: 'Contenu non soumis à l’obligation', en: 'Content outside the scope of the law' },
} as const satisfies Record<ExceptionKind, Label>;

/**
 * What the accessibility statement says of the site (section 18): the law's own words are labels of the site. Nothing of it can be
 * forgotten: without the date there is no statement, and each part that is empty is left out or said to be empty.
 */
export const accessibilityStatementField: Field = {
  name: 'accessibility',
  type: 'group',
  label: false,
  admin: {
    description: {
      fr: 'La déclaration d’accessibilité que la loi demande. Elle est en ligne, et annoncée en pied de page, dès que sa date est remplie.',
      en: 'The accessibility statement that French law requires. It is online, and announced in the footer, once its date is filled in.',
    },
  },
  fields: [
    row(
      {
        name: 'date',
        type: 'date',
        label: { fr: 'Date de la déclaration', en: 'Date of the statement' },
        admin: dayOnly,
      },
      {
        name: 'rate',
        type: 'number',
        min: 0,
        max: 100,
        label: { fr: 'Critères du RGAA respectés (%)', en: 'Criteria of the RGAA fulfilled (%)' },
        admin: {
          step: 0.01,
          description: {
            fr: 'Vide sans audit\u00a0: le site est alors déclaré non conforme.',
            en: 'Empty without an audit: the site is then declared not to conform.',
          },
        },
      },
      localizedText('auditor', { fr: 'Qui a réalisé l’audit', en: 'Who made the audit' }),
    ),
    listField(
      {
        name: 'exceptions',
        maxRows: 60,
        names: {
          fr: ['Contenu non accessible', 'Contenus non accessibles'],
          en: ['Content that is not accessible', 'Content that is not accessible'],
        },
      },
      selectField('kind', { fr: 'Motif', en: 'Reason' }, kindLabels, { defaultValue: 'non-conformity' }),
      localizedParagraph(
        'text',
        { fr: 'Ce qui n’est pas accessible', en: 'What is not accessible' },
        { required: true },
      ),
    ),
    listField(
      {
        name: 'environments',
        maxRows: 40,
        names: {
          fr: ['Environnement', 'Navigateurs et technologies d’assistance de l’audit'],
          en: ['Environment', 'Browsers and assistive technologies of the audit'],
        },
      },
      { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
    ),
    listField(
      { name: 'pages', maxRows: 40, names: { fr: ['Page', 'Pages vérifiées'], en: ['Page', 'Pages of the audit'] } },
      localizedText('title', { fr: 'Titre', en: 'Title' }, { required: true }),
    ),
    row(
      {
        name: 'email',
        type: 'email',
        label: { fr: 'Courriel pour signaler un obstacle', en: 'E-mail for reporting a barrier' },
        admin: {
          description: { fr: 'Vide\u00a0: celui de l’école.', en: 'Empty: that of the school.' },
        },
      },
      {
        name: 'phone',
        type: 'text',
        label: { fr: 'Téléphone', en: 'Phone' },
      },
    ),
  ],
};
