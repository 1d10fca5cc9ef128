import { yearsOf } from '@vitrine/contract/courses/course-years.ts';
import { companyYears, isPaidByCompany } from '../../data/course-cost.ts';
import type { FinderAnswers, FoundCourse, Reason } from '../../data/finder.ts';
import { formatEuros, formOf } from '../../labels/format.ts';
import type { useLabels } from '../../labels/use-labels.tsx';

interface Told {
  answers: FinderAnswers;
  found: Pick<FoundCourse, 'course' | 'classes'>;
  /** of the campus that was answered, as in the labels */
  city: string;
}

export type Language = ReturnType<typeof useLabels>;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A reason for a course, or against it, in words (section 17): what holds for its classes that were found, and nothing else. */
export function reasonText({ question, weight }: Reason, told: Told, language: Language): string {
  const fits = weight > 0;
  const { answers, found, city } = told;
  const { t } = language;
  if (question === 'now' && answers.now) {
    if (fits) return t(`finder.fit.now.${answers.now}`);
    const { entryLevel } = found.course;
    const missed = t(`finder.miss.now.${answers.now}`);
    return entryLevel ? `${missed} ${t('finder.miss.entry-level', { level: entryLevel })}` : missed;
  }
  if (question === 'make' && answers.make) {
    if (answers.make === 'undecided') return t(fits ? 'finder.fit.undecided' : 'finder.miss.undecided');
    const what = t(`finder.make.${answers.make}`);
    return fits ? t(`finder.fit.make-${gradeOf(weight)}`, { what }) : t('finder.miss.make', { what });
  }
  const cities = distinct(found.classes.map(({ campus }) => campus)).join(', ');
  if (question === 'rhythm' && answers.rhythm) {
    if (fits) return t(`finder.fit.rhythm.${answers.rhythm}`);
    // Elsewhere it is: the card says so.
    return cities && found.course.rhythms.includes(answers.rhythm)
      ? t(`finder.miss.rhythm-here.${answers.rhythm}`, { cities })
      : t(`finder.miss.rhythm.${answers.rhythm}`);
  }
  if (question === 'campus') {
    if (fits) return t('finder.fit.campus', { city });
    return [t('finder.miss.campus', { city }), ...(cities ? [t('finder.miss.elsewhere', { cities })] : [])].join(' ');
  }
  return fits ? withinBudget(found, language) : aboveBudget(found, language);
}

/** How much of a course an answer is, in the words of the labels. */
const gradeOf = (weight: number) => (weight >= 3 ? 3 : weight >= 2 ? 2 : 1);

/** Fees of classes, each once, the lowest first. */
const feesOf = (classes: Told['found']['classes']) =>
  distinct(classes.map(({ fees }) => fees)).sort((one, other) => one - other);

/** What a company pays of the classes that are an apprenticeship: what holds for each of them; empty where there is none. */
function paidByCompany({ course, classes }: Told['found'], { t, locale }: Language): string {
  const years = classes.map((each) => companyYears(each, course.duration)).filter((count) => count > 0);
  if (years.length === 0) return '';
  const count = Math.min(...years);
  if (count === yearsOf(course.duration)) return t('finder.fit.or-paid');
  return t(`finder.then-paid-${formOf(count, locale)}`, { count });
}

const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ');

function withinBudget(found: Told['found'], language: Language): string {
  const { course, classes } = found;
  const { t, locale } = language;
  const amounts = feesOf(classes.filter((each) => !isPaidByCompany(each, course.duration)));
  const [least] = amounts;
  const most = amounts.at(-1);
  if (least === undefined || most === undefined) return t('finder.fit.paid');
  const text =
    least === most
      ? t('finder.fit.fees', { fees: formatEuros(least, locale) })
      : t('finder.fit.fees-between', { least: formatEuros(least, locale), most: formatEuros(most, locale) });
  return sentences(text, paidByCompany(found, language));
}

function aboveBudget(found: Told['found'], language: Language): string {
  const { t, locale } = language;
  const [least, ...others] = feesOf(found.classes);
  if (least === undefined) return t('finder.miss.unsaid');
  const key = others.length > 0 ? 'finder.miss.fees-from' : 'finder.miss.fees';
  return sentences(t(key, { fees: formatEuros(least, locale) }), paidByCompany(found, language));
}
