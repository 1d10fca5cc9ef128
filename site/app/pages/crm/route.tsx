import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { CrmPage } from './crm-page.tsx';

export const loader = screenLoader('crm');
export const clientLoader = screenClientLoader('crm');
export const meta = ({ loaderData }: { loaderData: ScreenData['crm'] | undefined }) => pageMeta(loaderData);

export default function CrmPageRoute({ loaderData }: { loaderData: ScreenData['crm'] }) {
  return <CrmPage {...loaderData} />;
}
