import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { CampusListPage } from './campus-list-page.tsx';

export const loader = screenLoader('campus-list');
export const clientLoader = screenClientLoader('campus-list');
export const meta = ({ loaderData }: { loaderData: ScreenData['campus-list'] | undefined }) => pageMeta(loaderData);

export default function CampusListPageRoute({ loaderData }: { loaderData: ScreenData['campus-list'] }) {
  return <CampusListPage {...loaderData} />;
}
