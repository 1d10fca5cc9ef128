import type { CostPeriod } from '@vitrine/contract/vocabulary/financing-kinds.ts';
import type { Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { selectField } from '../choices.ts';
import { listField, row } from '../row.ts';
import { rncpRule, wholeNumber } from '../rules.ts';
import { type Label, localizedText } from '../texts.ts';

/** The number of the course's certification in the national register: the site links to it. */
export const rncpField: Field = {
  name: 'rncp',
  type: 'text',
  label: { fr: 'Numéro RNCP', en: 'RNCP number' },
  admin: {
    description: {
      fr: 'Le numéro de la fiche au Répertoire national des certifications professionnelles, sans «\u00a0RNCP\u00a0». Vide si la formation n’y est pas inscrite.',
      en: 'The number in the French register of qualifications, without “RNCP”. Empty where the course is not registered.',
    },
  },
  validate: rncpRule,
};

const rates = ['graduated', 'employed', 'studying'] as const;
type Survey = Partial<Record<(typeof rates)[number] | 'year' | 'answers', number | null>> & { source?: string | null };

const hasRates = (survey: Survey) => rates.some((rate) => typeof survey[rate] === 'number');

const needed: Label = {
  fr: 'Un taux n’est publié qu’avec son année, sa source et le nombre de réponses.',
  en: 'A rate is only published with its year, its source and the number of answers.',
};

/** A whole number that a survey with a rate needs. */
const neededNumber =
  (least: number, most: number): NumberFieldSingleValidation =>
  (value, options) => {
    const isMissing = value === null || value === undefined;
    if (isMissing && hasRates(options.siblingData as Survey)) return needed[panelLanguageOf(options.req)];
    return wholeNumber(least, most)(value, options);
  };

const surveyNumber = (name: string, label: Label, validate: NumberFieldSingleValidation): Field => ({
  ...{ name, type: 'number', label, validate, admin: { step: 1, width: '33%' } },
});

const rate = (name: (typeof rates)[number], label: Label) => surveyNumber(name, label, wholeNumber(0, 100));

/** What became of the graduates: no figure without its year, source and number of answers (section 19). */
export const outcomesField: Field = {
  name: 'outcomes',
  type: 'group',
  label: { fr: 'Devenir des diplômés', en: 'Outcomes of graduates' },
  admin: { description: needed },
  fields: [
    row(
      surveyNumber('year', { fr: 'Promotion (année)', en: 'Graduates of (year)' }, neededNumber(1980, 2100)),
      surveyNumber('answers', { fr: 'Nombre de réponses', en: 'Number of answers' }, neededNumber(1, 100_000)),
      surveyNumber('asked', { fr: 'Diplômés interrogés', en: 'Graduates who were asked' }, wholeNumber(1, 100_000)),
    ),
    row(
      rate('graduated', { fr: 'Obtiennent le diplôme (%)', en: 'Obtain the qualification (%)' }),
      rate('employed', { fr: 'Ont un emploi (%)', en: 'Are in work (%)' }),
      rate('studying', { fr: 'Poursuivent leurs études (%)', en: 'Go on studying (%)' }),
    ),
    {
      name: 'source',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { fr: 'Source', en: 'Source' },
      validate: ((value, { req, siblingData }) =>
        Boolean(value?.trim()) ||
        !hasRates(siblingData as Survey) ||
        needed[panelLanguageOf(req)]) satisfies TextFieldSingleValidation,
    },
  ],
};

const periodLabels = {
  once: { fr: 'Une fois', en: 'Once' },
  year: { fr: 'Chaque année', en: 'Every year' },
} as const satisfies Record<CostPeriod, Label>;

/** What a family pays beside the fees of the offerings. The site adds it up over the whole course. */
export const otherCostsField = listField(
  {
    name: 'otherCosts',
    maxRows: 12,
    label: { fr: 'Autres dépenses', en: 'Other costs' },
    names: { fr: ['Dépense', 'Dépenses'], en: ['Cost', 'Costs'] },
    admin: {
      description: {
        fr: 'Ce qui s’ajoute aux frais de scolarité\u00a0: le site calcule le coût total de la formation.',
        en: 'What is paid beside the fees: the site adds up the total cost of the course.',
      },
    },
  },
  localizedText('label', { fr: 'Dépense', en: 'Cost' }, { required: true, maxLength: 120 }),
  row(
    {
      name: 'amount',
      type: 'number',
      min: 0,
      max: 100_000,
      required: true,
      label: { fr: 'Montant (€)', en: 'Amount (€)' },
    },
    selectField('period', { fr: 'Payé', en: 'Paid' }, periodLabels, { defaultValue: 'once' }),
    {
      name: 'apprentices',
      type: 'checkbox',
      defaultValue: true,
      label: { fr: 'Aussi en alternance', en: 'By apprentices too' },
    },
  ),
);
