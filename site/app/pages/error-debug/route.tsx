import { data, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../data/.server/site-context.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { screenLoader } from '../../data/screen-loader/screen-loader.server.ts';
import { screenClientLoader } from '../../data/screen-loader/screen-loader.ts';
import { type Diagnostics, diagnosticsOf } from './diagnostics.server.ts';
import { ErrorDebugPage } from './error-debug-page.tsx';

/** From the browser's loader without diagnostics. */
type ErrorDebugRouteData = ScreenData['error-debug'] & { diagnostics?: Diagnostics | null };

const load = screenLoader('error-debug');

/** Responds with the status that is shown. */
export async function loader(args: LoaderFunctionArgs) {
  const shown = await load(args);
  const diagnostics = diagnosticsOf(args.context.get(siteContext), shown.status, shown.locale);
  return data<ErrorDebugRouteData>({ ...shown, diagnostics }, { status: shown.status ?? 200 });
}

export const clientLoader = screenClientLoader('error-debug');
/** An error page brings its own head. */
export const meta = ({ loaderData }: { loaderData: ScreenData['error-debug'] | undefined }) =>
  (loaderData?.status ? undefined : loaderData?.metadata) ?? [];

export default function ErrorDebugPageRoute({ loaderData }: { loaderData: ErrorDebugRouteData }) {
  return <ErrorDebugPage {...loaderData} />;
}
