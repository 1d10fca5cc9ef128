import type { ScreenParams } from '@vitrine/contract/routes/route-table.ts';
import { type ComponentProps, useEffect } from 'react';
import { Exhibition } from '../../features/exhibition/exhibition.tsx';
import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

/** Scrolls the course that is shown into view in the index of the exhibition: on a phone its line is longer than the window. */
function showCourseInIndex(): void {
  const entry = document.querySelector('main nav li [aria-current]')?.closest('li');
  entry?.parentElement?.scrollTo({ left: entry.offsetLeft, behavior: 'instant' });
}

const route = staticRoute('portfolios');
export const loader = staticLoader('portfolios');
export const { clientLoader, meta } = route;

type PortfoliosRouteProps = ComponentProps<typeof route.Page> & { params: ScreenParams<'portfolios'> };

export default function PortfoliosRoute({ loaderData, params: { course } }: PortfoliosRouteProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index of another course begins at another place
  useEffect(showCourseInIndex, [course]);
  return (
    <>
      <route.Page loaderData={loaderData} />
      <Exhibition locale={loaderData.locale} course={course} />
    </>
  );
}
