import { translate } from '../../../labels/translate.ts';
import type { PageHeading } from '../../model.ts';
import { pageSections, type SectionOf, type SectionScreen, sectionId } from '../../page-sections.ts';

interface ScreenHeadings<S extends SectionScreen> {
  /** the heading of a section, or none where the page does not show it */
  section(name: SectionOf<S>, isShown?: boolean): PageHeading[];
  /** the same of a section that the page letters (`Sheets`) */
  sheet(name: SectionOf<S>, isShown?: boolean): PageHeading[];
}

/** The headings that a screen gives to its own sections, for the summary (section 2, "Summary navigation"). */
export function headingsOn<S extends SectionScreen>(screen: S, labels: Record<string, string>): ScreenHeadings<S> {
  const names: Record<string, string> = pageSections[screen];
  const heading = (name: SectionOf<S>) => ({
    id: sectionId(screen, name),
    text: translate(labels, names[name] as Parameters<typeof translate>[1]),
  });
  return {
    section: (name, isShown = true) => (isShown ? [heading(name)] : []),
    sheet: (name, isShown = true) => (isShown ? [{ ...heading(name), isSheet: true }] : []),
  };
}

/**
 * The headings of a page, in their order. A section that the page has by itself is no summary when it is the only one;
 * what editors write under a heading is.
 * @param written those that editors wrote
 */
export function summaryOf(headings: PageHeading[], written: PageHeading[] = []): PageHeading[] {
  return headings.length > 1 ? headings : written;
}
