import { yearsOf } from '@vitrine/contract/courses/course-years.ts';
import type { NumberField, NumberFieldSingleValidation } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { sentenceError } from '../../panel/sentence-error/sentence-error-path.ts';
import { idOf, type Values } from '../field-values.ts';
import { wholeNumberField } from '../rules.ts';

const refusals = {
  fr: (years: number) => `Indiquez au plus le nombre d’années de la formation\u00a0: ${years}.`,
  en: (years: number) => `Enter no more than the years of the course: ${years}.`,
};

const field = wholeNumberField('apprenticeYears', { fr: 'Années en alternance', en: 'Apprenticeship years' }, [1, 6], {
  admin: {
    description: {
      fr: 'Combien d’années, les dernières, se font en alternance. Vide\u00a0: toutes.',
      en: 'How many of the last years are an apprenticeship. Empty: all.',
    },
    condition: (_, { rhythm }) => rhythm === 'apprenticeship',
    components: { Error: sentenceError },
  },
});

/** A course has at least as many years as it is an apprenticeship. One that the account may not read is refused where it is chosen. */
const withinCourse: NumberFieldSingleValidation = async (value, options) => {
  const own = await (field.validate as NumberFieldSingleValidation)(value, options);
  const { req, siblingData } = options;
  const id = idOf((siblingData as Values).course);
  if (own !== true || !value || typeof id !== 'number') return own;
  const course = await req.payload.findByID({
    ...{ collection: 'courses', id, depth: 0, select: { duration: true } },
    ...{ overrideAccess: !req.user, user: req.user, disableErrors: true, req: { ...req } },
  });
  // A draft may have none yet.
  const years = course?.duration ? yearsOf(course.duration) : value;
  return value <= years || refusals[panelLanguageOf(req)](years);
};

/** How many of the last years of a course are an apprenticeship: the fees are those of the others (section 19). */
export const apprenticeYearsField: NumberField = {
  ...field,
  validate: withinCourse,
  hooks: {
    // In another rhythm the form hides it, and may still have its value.
    beforeChange: [({ siblingData, value }) => (siblingData.rhythm === 'apprenticeship' ? value : null)],
  },
} as NumberField;
