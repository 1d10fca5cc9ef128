import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { GenericPage } from './generic-page.tsx';

export const loader = screenLoader('page');
export const clientLoader = screenClientLoader('page');
export const meta = ({ loaderData }: { loaderData: ScreenData['page'] | undefined }) => pageMeta(loaderData);

export default function GenericPageRoute({ loaderData }: { loaderData: ScreenData['page'] }) {
  return <GenericPage {...loaderData} />;
}
