import { useEffect } from 'react';
import type { InMarkup } from '../../data/in-markup.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { staticScreenLoader } from '../../data/screen-loader.server.ts';
import { staticScreenClientLoader } from '../../data/screen-loader.ts';
import { Exhibition } from '../../features/exhibition/exhibition.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { StaticPage } from '../../features/static-page/static-page.tsx';
import { pageModules } from '../page-modules.ts';
import { showCourseInIndex } from './course-in-sight.ts';

type Loaded = ScreenData['portfolios'] | InMarkup;

export const loader = staticScreenLoader('portfolios', pageModules.portfolios);
export const clientLoader = staticScreenClientLoader('portfolios', pageModules.portfolios);
export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => pageMeta(loaderData);

interface PortfoliosPageRouteProps {
  loaderData: Loaded;
  params: { course?: string };
}

export default function PortfoliosPageRoute({ loaderData, params: { course } }: PortfoliosPageRouteProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index of another course begins at another place
  useEffect(showCourseInIndex, [course]);
  return (
    <>
      <StaticPage page={pageModules.portfolios} data={loaderData} />
      <Exhibition locale={loaderData.locale} course={course} />
    </>
  );
}
