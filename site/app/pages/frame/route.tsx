import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Layout } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { memo, useMemo } from 'react';
import { type LoaderFunctionArgs, Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import type { PageFrame } from '../../data/model.ts';
import type { ShellData } from '../../data/screen-data.ts';
import { shellClientLoader } from '../../data/screen-loader/screen-loader.ts';
import { ActionPopin } from '../../features/action-flow/action-popin.tsx';
import type { CrmLinkSettings } from '../../features/action-flow/crm-requests.ts';
import { ErrorDocument, ErrorPage, statusOf } from '../../features/error-page/error-page.tsx';
import { PrintedUrl } from '../../features/page-head/printed-url.tsx';
import { PageSummary } from '../../features/page-summary/page-summary.tsx';
import { LazyPreviewBar, previewBar } from '../../features/preview/lazy-preview-bar.tsx';
import { useApp } from '../../features/pwa/use-app.ts';
import { Shell } from '../../features/shell/shell.tsx';
import { useVideoPlayers } from '../../features/video/use-video-players.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { shellLoader } from './shell.server.tsx';
import { readOrigin, useVisitConsent } from './visit-consent.ts';

/** The frame of a language: loaded once, until the visitor changes the language. */
export async function loader(args: LoaderFunctionArgs) {
  const shell = await shellLoader(args);
  if (shell.settings.preview) await previewBar.load();
  return shell;
}

export const clientLoader = shellClientLoader;
export const shouldRevalidate = () => false;

function crmLinkSettingsOf({ school, settings }: ShellData): CrmLinkSettings {
  return { school: school.name, crmHosts: settings.crmHosts, readOrigin: () => readOrigin(settings) };
}

function noticeOf({ settings }: ShellData) {
  return settings.preview && <LazyPreviewBar {...settings.preview} />;
}

export default function Frame({ loaderData }: { loaderData: ShellData }) {
  return <FrameAround data={loaderData} page={useMatches().at(-1)?.loaderData as PageFrame | undefined} />;
}

interface FrameAroundProps {
  data: ShellData;
  page: Partial<PageFrame> | undefined;
}

/** Rendered again when the page changes, not with each state of the router on the way there. */
const FrameAround = memo(({ data, page = {} }: FrameAroundProps) => {
  const { pathname, search } = useLocation();
  const locale = localeOf(pathname);
  const { layout = 'default', alternates = {}, switchTo, headings = [], choice, metadata, labels } = page;
  const crmLinkSettings = useMemo(() => crmLinkSettingsOf(data), [data]);
  const consentBanner = useVisitConsent(data, layout);
  const app = useApp();
  useVideoPlayers(pathname + search);
  return (
    <LanguageProvider locale={locale} labels={labels ? { ...data.labels, ...labels } : data.labels}>
      <Shell
        data={data}
        layout={layout}
        alternates={switchTo ?? alternates}
        summary={
          <>
            {app && <app.SavedNotice />}
            <PageSummary headings={headings} />
          </>
        }
        popin={<ActionPopin choice={choice} crmLinkSettings={crmLinkSettings} />}
        notice={noticeOf(data)}
        question={consentBanner}
      >
        <Outlet />
        <PrintedUrl metadata={metadata} />
      </Shell>
      {app && <app.AppLayer />}
    </LanguageProvider>
  );
});

/** A page that failed, within the frame where that could be read. */
export function ErrorBoundary({ loaderData }: { loaderData?: ShellData }) {
  const error = useRouteError();
  const locale = localeOf(useLocation().pathname);
  if (!loaderData) return <ErrorDocument error={error} locale={locale} />;
  return <FailedPage data={loaderData} error={error} locale={locale} />;
}

function FailedPage({ data, error, locale }: { data: ShellData; error: unknown; locale: Locale }) {
  const layout: Layout = 'dynamic';
  const consentBanner = useVisitConsent(data, layout);
  const app = useApp();
  return (
    <LanguageProvider locale={locale} labels={data.labels}>
      <Shell data={data} layout={layout} alternates={{}} notice={noticeOf(data)} question={consentBanner}>
        <ErrorPage status={statusOf(error)} locale={locale} namespace={data.school.namespace} />
      </Shell>
      {app && <app.AppLayer />}
    </LanguageProvider>
  );
}
