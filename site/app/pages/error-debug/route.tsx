import { data, type LoaderFunctionArgs } from 'react-router';
import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { ErrorDebugPage } from './error-debug-page.tsx';

const load = screenLoader('error-debug');

/** Answers with the very status that is shown. */
export async function loader(args: LoaderFunctionArgs) {
  const shown = await load(args);
  return data(shown, { status: shown.status ?? 200 });
}

export const clientLoader = screenClientLoader('error-debug');
export const meta = ({ loaderData }: { loaderData: ScreenData['error-debug'] | undefined }) => pageMeta(loaderData);

export default function ErrorDebugPageRoute({ loaderData }: { loaderData: ScreenData['error-debug'] }) {
  return <ErrorDebugPage {...loaderData} />;
}
