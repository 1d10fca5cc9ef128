import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';

/** The id of a work on the portfolio page of its course. */
export function workAnchor(work: { slug: string }): string {
  return `work-${work.slug}`;
}

/** The place of a work in the exhibition of its course, or in that of the school where it has none. */
export function workUrl(work: { slug: string; course: { slug: string } | null }, locale: Locale): string {
  return `${pathTo('portfolios', locale, work.course ? { course: work.course.slug } : {})}#${workAnchor(work)}`;
}
