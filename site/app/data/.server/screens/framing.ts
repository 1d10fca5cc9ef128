import type { Alternates } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { LabelKey } from '../../../labels/taxonomy.ts';
import { translate } from '../../../labels/translate.ts';
import type { PageFrame, PageHeading } from '../../model.ts';
import { pageSections, type SectionOf, type SectionScreen, sectionId } from '../../page-sections.ts';
import { switchWith } from '../readers/alternates.ts';
import { readLabels } from '../readers/labels.ts';
import { readSchoolOf, type SiteContext } from '../site-context.ts';
import { type MetadataInput, pageMetadata } from '../translate/page-metadata.ts';

/**
 * The headings of a page, in their order. A section that the page has by itself is no summary when it is the only one;
 * what editors write under a heading is.
 * @param written those that editors wrote
 */
export function summaryOf(headings: PageHeading[], written: PageHeading[] = []): PageHeading[] {
  return headings.length > 1 ? headings : written;
}

/** The URLs of a page: canonically its own, where it says nothing else. */
type Urls =
  | { alternates: Record<Locale, string>; canonicalPath?: undefined }
  | { alternates: Alternates; canonicalPath: string };

/** What the head of a page says, its headings where it has any, and its layout where it is another than the default one. */
type FramedPage = Omit<MetadataInput, 'locale' | 'school' | keyof Urls> &
  Partial<Pick<PageFrame, 'headings' | 'layout'>> &
  Urls & {
    /** what the visitor chose on the page, by query parameter, which the language switch keeps */
    chosen?: Parameters<typeof switchWith>[1];
  };

/** What every screen reads and carries beside its own content. */
export async function readFraming(context: SiteContext, locale: Locale) {
  const [school, labels] = await Promise.all([readSchoolOf(context, locale), readLabels(context, locale)]);
  const t = (key: LabelKey, values?: Record<string, string | number>) => translate(labels, key, values);
  return {
    school,
    t,
    /** The headings that a screen gives to its own sections, for the summary (section 2, "Summary navigation"). */
    headingsOn<S extends SectionScreen>(screen: S) {
      const names: Record<string, string> = pageSections[screen];
      const heading = (name: SectionOf<S>) => ({ id: sectionId(screen, name), text: t(names[name] as LabelKey) });
      return {
        /** the heading of a section, or none where the page does not show it */
        section: (name: SectionOf<S>, isShown = true): PageHeading[] => (isShown ? [heading(name)] : []),
        /** the same of a section that the page letters (`Sheets`) */
        sheet: (name: SectionOf<S>, isShown = true): PageHeading[] =>
          isShown ? [{ ...heading(name), isSheet: true }] : [],
      };
    },
    frame({ headings = [], layout = 'default', chosen = {}, ...page }: FramedPage): PageFrame {
      const { alternates } = page;
      const canonicalPath = page.canonicalPath === undefined ? page.alternates[locale] : page.canonicalPath;
      const metadata = pageMetadata(context, { ...page, locale, school, canonicalPath });
      return { locale, layout, alternates, headings, metadata, ...switchWith(alternates, chosen) };
    },
  };
}
