// First: it fixes the order of the layers for all styles after it.
import './styles/global.css';

import { isoCodes, localeOf } from '@vitrine/contract/routes/locale.ts';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, useLocation, useRouteError } from 'react-router';
import { fontPreloads } from '#theme/font-preloads.ts';
import { themeColors } from '#theme/theme-colors.ts';
import { loadable } from './data/loadable.ts';
import { requestScreen } from './data/screen-loader/screen-loader.ts';
import { ErrorDocument, errorSheet } from './features/error-page/error-page.tsx';
import earlyEventsScript from './features/hydration/early-events.ts?script';
import { deviceScript, firstPaintScript } from './features/hydration/start-script.ts';
import { belowFoldScript } from './features/navigation/below-fold.ts';
import { LinkNavigation, Prefetching } from './features/navigation/link-navigation.tsx';
import { PageChange } from './features/navigation/page-change.tsx';
import { pageTransition } from './features/navigation/page-transition.ts';
import { ProgressBar } from './features/progress-bar/progress-bar.tsx';
import { RouterPreloads, RouterScripts } from './seams/router-scripts.tsx';

export const clientMiddleware = [requestScreen, pageTransition];

/** It has run long before the page is hydrated, so browsers do not load its text a second time. */
const headScript = import.meta.env.SSR
  ? `${deviceScript};${belowFoldScript};${earlyEventsScript};${firstPaintScript}`
  : '';

/**
 * Says that the page is hydrated: as the last of the document, its effect comes after those of all that listens to the visitor.
 * What the visitor did before is then carried out. The mark `hydrated` can be read by whatever measures the page.
 */
function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated');
    window.endEarlyEvents?.(true);
  }, []);
  return null;
}

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    // The script adds to the element before the page is hydrated.
    <html lang={isoCodes[locale].language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the program */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {Object.entries(themeColors).map(([scheme, color]) => (
          <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={color} />
        ))}
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <Links />
        <RouterPreloads />
      </head>
      <body>
        {children}
        <Hydrated />
        <RouterScripts />
      </body>
    </html>
  );
}

const selection = loadable(() => import('./features/selection/lazy/selection.ts'));
/** What is loaded when the browser is idle. */
const loadLazy = () => errorSheet.load().then(selection.load);

export default function Site() {
  return (
    <>
      <LinkNavigation loadLazy={loadLazy} selection={selection} />
      <Prefetching />
      <ProgressBar />
      <Outlet />
      <PageChange />
    </>
  );
}

/** What is left when the frame itself cannot be read: the error page alone. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorDocument error={error} locale={localeOf(useLocation().pathname)} />;
}
