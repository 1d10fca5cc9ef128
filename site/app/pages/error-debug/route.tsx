import { screenClientLoader } from '../../content/screen-loader.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import type { ScreenData } from '../../content/screen-data.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { ErrorDebugPage } from './error-debug-page.tsx';

export const loader = screenLoader('error-debug');
export const clientLoader = screenClientLoader('error-debug');
export const meta = ({ loaderData }: { loaderData: ScreenData['error-debug'] | undefined }) => pageMeta(loaderData);

export default function ErrorDebugPageRoute({ loaderData }: { loaderData: ScreenData['error-debug'] }) {
  return <ErrorDebugPage {...loaderData} />;
}
