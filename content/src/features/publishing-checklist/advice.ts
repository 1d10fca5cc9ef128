import { descriptionLength, onOneLine, searchTitle, titleLength } from '@vitrine/contract/search-result.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import { checklistLabels } from './checklist-labels.ts';
import type { Check, Finding } from './checks.ts';
import { headingFaults, headingsOf } from './headings.ts';
import { type PageText, pageTextsOf, valueAt } from './page-texts.ts';

/** What pages say of their school. */
export interface SchoolDefaults {
  name: string;
  siteName: string;
  /** of pages that have none of their own */
  description: string;
}

/** The form that is judged. */
export interface JudgedForm {
  collection: string;
  values: unknown;
  /** of the values */
  locale: 'fr' | 'en';
  isNew: boolean;
  school: SchoolDefaults;
  now: Date;
  /** of the panel */
  language: PanelLanguage;
}

type Say = (typeof checklistLabels)['fr'];

const advice = (check: Check, path: string, message: string, more: Partial<Finding> = {}): Finding => ({
  ...{ check, path, message, blocks: false },
  ...more,
});

const bodyPathOf = (collection: string) => (collection === 'schools' ? 'home.body' : 'body');

/** A title that search engines cut before the name of the site, or that is short even with it. An empty one is refused. */
function titleAdvice({ text, path }: PageText, siteName: string, say: Say): Finding[] {
  const { least, most } = titleLength;
  const own = onOneLine(text);
  const { length } = searchTitle(own, siteName);
  if (own === '') return [];
  if (own.length > most) return [advice('title', path, say.longTitle(own.length, least, most))];
  return length < least ? [advice('title', path, say.shortTitle(length, least, most))] : [];
}

function descriptionAdvice({ text, path }: PageText, say: Say): Finding[] {
  const { least, most } = descriptionLength;
  const { length } = onOneLine(text);
  if (length >= least && length <= most) return [];
  const sentence = length === 0 ? 'noDescription' : length < least ? 'shortDescription' : 'longDescription';
  return [advice('description', path, say[sentence](length, least, most))];
}

function dateAdvice({ collection, values, now, language }: JudgedForm, say: Say): Finding[] {
  const { publishDate, dateStart, dateEnd } = values as Record<string, string | null | undefined>;
  if (collection === 'news' && publishDate && new Date(publishDate) > now) {
    return [advice('date', 'publishDate', say.scheduled(formatInParis(publishDate, language, now)))];
  }
  const last = dateEnd || dateStart;
  if (collection !== 'events' || !dateStart || !last || !(new Date(last) < now)) return [];
  return [advice('date', 'dateStart', say.past(formatInParis(last, language, now)))];
}

function headingAdvice({ collection, values }: JudgedForm, say: Say): Finding[] {
  const path = bodyPathOf(collection);
  return headingFaults(headingsOf(valueAt(values, path), path)).map(({ heading, expected }) =>
    advice(
      'headings',
      heading.path,
      expected === null ? say.emptyHeading : say.headingLevel(heading.text, heading.level, expected),
      heading.within && { within: heading.within },
    ),
  );
}

/** The advice on a form for which its own values are enough. */
export function adviceOn(form: JudgedForm): Finding[] {
  const { collection, values, locale, isNew, school, language } = form;
  const say = checklistLabels[language];
  const { slug } = values as { slug?: string | null };
  const texts = pageTextsOf(collection, values, school.name);
  return [
    // A new document gets its slug from its title.
    ...(slug?.trim() || isNew ? [] : [advice('slug', 'slug', say.noSlug(locale))]),
    ...dateAdvice(form, say),
    ...(texts ? titleAdvice(texts.title, school.siteName, say) : []),
    ...(texts ? descriptionAdvice(texts.description, say) : []),
    ...headingAdvice(form, say),
  ];
}
