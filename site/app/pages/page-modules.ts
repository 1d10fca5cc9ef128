import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import type { ComponentType } from 'react';
import { type Loadable, loadable } from '../data/loadable.ts';
import type { ScreenData } from '../data/screen-data.ts';

/** Screens whose pages have no state or event handlers of their own (`docs/decisions/020`). */
export type StaticScreen = Exclude<Screen, 'brochure' | 'crm' | 'error-debug'>;

/** Their pages, loaded when they are rendered: the first page of a visit is the server's markup. */
export const pageModules: { [S in StaticScreen]: Loadable<ComponentType<ScreenData[S]>> } = {
  home: loadable(async () => (await import('./home/home-page.tsx')).HomePage),
  'campus-list': loadable(async () => (await import('./campus-list/campus-list-page.tsx')).CampusListPage),
  campus: loadable(async () => (await import('./campus/campus-page.tsx')).CampusPage),
  'course-list': loadable(async () => (await import('./course-list/course-list-page.tsx')).CourseListPage),
  course: loadable(async () => (await import('./course/course-page.tsx')).CoursePage),
  'news-list': loadable(async () => (await import('./news-list/news-list-page.tsx')).NewsListPage),
  article: loadable(async () => (await import('./article/article-page.tsx')).ArticlePage),
  agenda: loadable(async () => (await import('./agenda/agenda-page.tsx')).AgendaPage),
  portfolios: loadable(async () => (await import('./portfolios/portfolios-page.tsx')).PortfoliosPage),
  rubrique: loadable(async () => (await import('./generic-page/generic-page.tsx')).GenericPage),
  page: loadable(async () => (await import('./generic-page/generic-page.tsx')).GenericPage),
};

/** Loads what renders a screen, where that is not part of its route. @throws where its files cannot be had */
export async function loadPage(screen: Screen): Promise<void> {
  const modules: Partial<Record<Screen, { load: () => Promise<unknown> }>> = pageModules;
  await modules[screen]?.load();
}
