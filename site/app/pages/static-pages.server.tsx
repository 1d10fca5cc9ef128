import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Screen, ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readLabels } from '../data/.server/readers/labels.ts';
import { readScreen } from '../data/.server/screens/screen-reads.ts';
import { readSchoolOf, type SiteContext } from '../data/.server/site-context.ts';
import { structuredData } from '../data/.server/structured-data/structured-data.ts';
import type { PageMarkup, StaticScreen } from '../data/page-markup.ts';
import type { ScreenData } from '../data/screen-data.ts';
import { LanguageProvider } from '../labels/use-labels.tsx';
import { AccessibilityPage } from './accessibility/accessibility-page.tsx';
import { AgendaPage } from './agenda/agenda-page.tsx';
import { ArticlePage } from './article/article-page.tsx';
import { CampusPage } from './campus/campus-page.tsx';
import { CampusListPage } from './campus-list/campus-list-page.tsx';
import { CoursePage } from './course/course-page.tsx';
import { CourseListPage } from './course-list/course-list-page.tsx';
import { FinderPage } from './finder/finder-page.tsx';
import { GenericPage } from './generic-page/generic-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { NewsListPage } from './news-list/news-list-page.tsx';
import { creditsOf, PictureCredits } from './picture-credits.server.tsx';
import { PortfoliosPage } from './portfolios/portfolios-page.tsx';
import { SearchPage } from './search/search-page.tsx';
import { SelectionPage } from './selection/selection-page.tsx';

/** The pages without state or event handlers of their own (`docs/decisions/020`): browsers are given them as markup alone. */
const pages: { [S in StaticScreen]: ComponentType<ScreenData[S]> } = {
  home: HomePage,
  'campus-list': CampusListPage,
  campus: CampusPage,
  'course-list': CourseListPage,
  course: CoursePage,
  'news-list': NewsListPage,
  article: ArticlePage,
  agenda: AgendaPage,
  portfolios: PortfoliosPage,
  search: SearchPage,
  selection: SelectionPage,
  accessibility: AccessibilityPage,
  finder: FinderPage,
  rubrique: GenericPage,
  page: GenericPage,
};

/** Whether the page of a screen is static. */
export const isStatic = (screen: Screen): screen is StaticScreen => screen in pages;

/**
 * Reads and renders a static page, for the document of a first visit and for `/api/screens/…` alike.
 * @returns `null` where it does not exist in the language
 * @throws ContentUnavailable where it could not be read
 */
export async function renderStaticPage<S extends StaticScreen>(
  context: SiteContext,
  screen: S,
  locale: Locale,
  input: ScreenInput,
): Promise<PageMarkup | null> {
  const [found, labels] = await Promise.all([readScreen(context, screen, locale, input), readLabels(context, locale)]);
  if (!found) return null;
  const school = await readSchoolOf(context, locale);
  const Page: ComponentType<ScreenData[S]> = pages[screen];
  const render = (element: ReactNode) =>
    renderToStaticMarkup(
      <LanguageProvider locale={locale} labels={labels}>
        {element}
      </LanguageProvider>,
    );
  const markup = render(<Page {...found} />);
  // The viewer of the exhibition shows all pictures of a work, the wall its first one.
  const shown = screen === 'portfolios' ? undefined : markup;
  const credits = render(<PictureCredits credits={creditsOf(found, shown)} />);
  const { layout, alternates, metadata, headings, choice, switchTo } = found;
  const frame = {
    locale,
    layout,
    alternates,
    metadata,
    headings,
    ...(choice && { choice }),
    ...(switchTo && { switchTo }),
  };
  return { ...frame, markup: markup + credits + structuredData(screen, found, school, locale) };
}
