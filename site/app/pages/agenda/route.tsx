import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { AgendaPage } from './agenda-page.tsx';

export const loader = screenLoader('agenda');
export const clientLoader = screenClientLoader('agenda');
export const meta = ({ loaderData }: { loaderData: ScreenData['agenda'] | undefined }) => pageMeta(loaderData);

export default function AgendaPageRoute({ loaderData }: { loaderData: ScreenData['agenda'] }) {
  return <AgendaPage {...loaderData} />;
}
