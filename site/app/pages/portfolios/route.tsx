import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { PortfoliosPage } from './portfolios-page.tsx';

export const loader = screenLoader('portfolios');
export const clientLoader = screenClientLoader('portfolios');
export const meta = ({ loaderData }: { loaderData: ScreenData['portfolios'] | undefined }) => pageMeta(loaderData);

export default function PortfoliosPageRoute({ loaderData }: { loaderData: ScreenData['portfolios'] }) {
  return <PortfoliosPage {...loaderData} />;
}
