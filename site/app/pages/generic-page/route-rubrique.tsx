import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { GenericPage } from './generic-page.tsx';

export const loader = screenLoader('rubrique');
export const clientLoader = screenClientLoader('rubrique');
export const meta = ({ loaderData }: { loaderData: ScreenData['rubrique'] | undefined }) => pageMeta(loaderData);

export default function GenericPageRoute({ loaderData }: { loaderData: ScreenData['rubrique'] }) {
  return <GenericPage {...loaderData} />;
}
