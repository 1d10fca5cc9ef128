import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { CampusPage } from './campus-page.tsx';

export const loader = screenLoader('campus');
export const clientLoader = screenClientLoader('campus');
export const meta = ({ loaderData }: { loaderData: ScreenData['campus'] | undefined }) => pageMeta(loaderData);

export default function CampusPageRoute({ loaderData }: { loaderData: ScreenData['campus'] }) {
  return <CampusPage {...loaderData} />;
}
