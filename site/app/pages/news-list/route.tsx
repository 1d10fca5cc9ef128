import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { NewsListPage } from './news-list-page.tsx';

export const loader = screenLoader('news-list');
export const clientLoader = screenClientLoader('news-list');
export const meta = ({ loaderData }: { loaderData: ScreenData['news-list'] | undefined }) => pageMeta(loaderData);

export default function NewsListPageRoute({ loaderData }: { loaderData: ScreenData['news-list'] }) {
  return <NewsListPage {...loaderData} />;
}
