import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { CourseListPage } from './course-list-page.tsx';

export const loader = screenLoader('course-list');
export const clientLoader = screenClientLoader('course-list');
export const meta = ({ loaderData }: { loaderData: ScreenData['course-list'] | undefined }) => pageMeta(loaderData);

export default function CourseListPageRoute({ loaderData }: { loaderData: ScreenData['course-list'] }) {
  return <CourseListPage {...loaderData} />;
}
