import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import { isoCodes, type Locale } from '@vitrine/contract/routes/locale.ts';
import { offlineTexts } from './offline-texts.ts';
import { PortfolioCase } from './portfolio-case.tsx';

interface OfflineDocumentProps {
  locale: Locale;
  /** addresses of what the build made of this page's styles and script */
  styles: readonly string[];
  script: string;
  themeColors: Record<'light' | 'dark', string>;
}

/**
 * The page that stands in for every address that was not visited yet (section 1, "Installable app"): complete without a
 * connection. It is made once per language when the site is built; `offline-browser.ts` fills in what this visitor has.
 */
export function OfflineDocument({ locale, styles, script, themeColors }: OfflineDocumentProps) {
  const texts = offlineTexts[locale];
  return (
    <html lang={isoCodes[locale].language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{texts.title}</title>
        <meta name="robots" content="noindex, follow" />
        {Object.entries(themeColors).map(([scheme, color]) => (
          <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={color} />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>
        <main className="offline-page">
          <div className="offline-words">
            <p className="offline-status">{texts.status}</p>
            <h1 className="offline-heading">{texts.heading}</h1>
            <p className="offline-detail" data-detail>
              {texts.detail}
            </p>
            <p className="offline-detail" data-action-path={pathTo('crm', locale, {})} hidden>
              {texts.action}
            </p>
            <button className="offline-retry" type="button" data-retry>
              {texts.retry}
            </button>
          </div>
          <PortfolioCase caption={texts.caption} />
          <section className="offline-case" aria-labelledby="kept">
            <h2 id="kept">{texts.list}</h2>
            <noscript>
              <p>{texts.withoutScripts}</p>
            </noscript>
            <p data-empty hidden>
              {texts.empty}
            </p>
            <ol className="offline-list" data-list data-saved={texts.saved} />
          </section>
        </main>
      </body>
    </html>
  );
}
