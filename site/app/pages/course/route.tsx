import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { CoursePage } from './course-page.tsx';

export const loader = screenLoader('course');
export const clientLoader = screenClientLoader('course');
export const meta = ({ loaderData }: { loaderData: ScreenData['course'] | undefined }) => pageMeta(loaderData);

export default function CoursePageRoute({ loaderData }: { loaderData: ScreenData['course'] }) {
  return <CoursePage {...loaderData} />;
}
