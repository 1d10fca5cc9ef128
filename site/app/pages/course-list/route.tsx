import type { InMarkup } from '../../data/in-markup.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { staticScreenLoader } from '../../data/screen-loader.server.ts';
import { staticScreenClientLoader } from '../../data/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { StaticPage } from '../../features/static-page/static-page.tsx';
import { pageModules } from '../page-modules.ts';

type Loaded = ScreenData['course-list'] | InMarkup;

export const loader = staticScreenLoader('course-list', pageModules['course-list']);
export const clientLoader = staticScreenClientLoader('course-list', pageModules['course-list']);
export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => pageMeta(loaderData);

export default function CourseListPageRoute({ loaderData }: { loaderData: Loaded }) {
  return <StaticPage page={pageModules['course-list']} data={loaderData} />;
}
