import type { InMarkup } from '../../data/in-markup.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { staticScreenLoader } from '../../data/screen-loader.server.ts';
import { staticScreenClientLoader } from '../../data/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { StaticPage } from '../../features/static-page/static-page.tsx';
import { pageModules } from '../page-modules.ts';

type Loaded = ScreenData['course'] | InMarkup;

export const loader = staticScreenLoader('course', pageModules.course);
export const clientLoader = staticScreenClientLoader('course', pageModules.course);
export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => pageMeta(loaderData);

export default function CoursePageRoute({ loaderData }: { loaderData: Loaded }) {
  return <StaticPage page={pageModules.course} data={loaderData} />;
}
