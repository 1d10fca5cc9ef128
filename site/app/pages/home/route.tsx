import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { HomePage } from './home-page.tsx';

export const loader = screenLoader('home');
export const clientLoader = screenClientLoader('home');
export const meta = ({ loaderData }: { loaderData: ScreenData['home'] | undefined }) => pageMeta(loaderData);

export default function HomePageRoute({ loaderData }: { loaderData: ScreenData['home'] }) {
  return <HomePage {...loaderData} />;
}
