import { data, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../data/.server/site-context.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { screenLoader } from '../../data/screen-loader.server.ts';
import { screenClientLoader } from '../../data/screen-loader.ts';
import { type Diagnostics, diagnosticsOf } from './diagnostics.server.ts';
import { ErrorDebugPage } from './error-debug-page.tsx';

const load = screenLoader('error-debug');

/** Answers with the very status that is shown. */
export async function loader(args: LoaderFunctionArgs) {
  const shown = await load(args);
  const diagnostics = diagnosticsOf(args.context.get(siteContext), shown.status, shown.locale);
  return data({ ...shown, diagnostics }, { status: shown.status ?? 200 });
}

export const clientLoader = screenClientLoader('error-debug');
/** An error page brings its own head. */
export const meta = ({ loaderData }: { loaderData: ScreenData['error-debug'] | undefined }) =>
  (loaderData?.status ? undefined : loaderData?.metadata) ?? [];

interface ErrorDebugPageRouteProps {
  loaderData: ScreenData['error-debug'] & { diagnostics?: Diagnostics | null };
}

export default function ErrorDebugPageRoute({ loaderData }: ErrorDebugPageRouteProps) {
  return <ErrorDebugPage {...loaderData} />;
}
