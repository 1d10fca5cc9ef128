// First: it fixes the order of the layers for all styles after it.
import './styles/global.css';

import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import { ErrorDocument } from './features/error-page/error-page.tsx';
import { LinkNavigation } from './features/navigation/link-navigation.tsx';
import { isoCodes, localeOf } from './routing/locale.ts';
import { fontPreloads, themeColors } from './styles/document-head.ts';

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    <html lang={isoCodes[locale].language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {Object.entries(themeColors).map(([scheme, color]) => (
          <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={color} />
        ))}
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  return (
    <>
      <LinkNavigation />
      <Outlet />
    </>
  );
}

/** What is left when the frame itself cannot be read: the error page alone. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorDocument error={error} locale={localeOf(useLocation().pathname)} />;
}
