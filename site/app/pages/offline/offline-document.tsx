import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { isoCodes, type Locale } from '@vitrine/contract/routes/locale.ts';
import { offlineTexts } from './offline-texts.ts';

/** The four sheets in the case, from the back; the second of them is not there. */
const sheets = [
  { x: 166, y: 52 },
  { x: 138, y: 84, missing: true },
  { x: 110, y: 116 },
  { x: 82, y: 148 },
];

/** What is drawn on the sheet in front: a room in elevation, its door ajar. */
const room =
  'M108 300V190H356V300M196 300V226H250V300M250 226L274 240V300M132 216H168V262H132ZM132 239H168M294 212H332V250H294Z';

/** The front of the case: its grip, and the title block that every sheet of a set has. */
const front = 'M188 330H278V352H188ZM292 424H414V474H292ZM292 442H414M350 442V474';

/** A portfolio case that stands open: sheets of the set, and the dashed place of the one that stayed at school. */
function PortfolioCase({ caption }: { caption: string }) {
  return (
    <figure className="offline-figure">
      <svg className="offline-drawing" viewBox="16 12 496 500" aria-hidden="true">
        <path className="offline-back" d="M26 300L98 20H506L440 300" />
        {sheets.map(({ x, y, missing }) => (
          <path key={x} className={missing ? 'offline-missing' : 'offline-sheet'} d={`M${x} ${y}h300v250h-300z`} />
        ))}
        <path className="offline-plan" d={room} />
        <path className="offline-board" d="M26 300H440V500H26Z" />
        <path d={front} />
      </svg>
      <figcaption className="offline-caption">{caption}</figcaption>
    </figure>
  );
}

interface OfflineDocumentProps {
  locale: Locale;
  /** URLs of what the build made of this page's styles and script */
  styles: readonly string[];
  script: string;
  themeColors: Record<'light' | 'dark', string>;
}

/**
 * The page for every URL that is not cached (section 1, "Installable app"): complete without a
 * connection. It is rendered once per language when the site is built; `offline-browser.ts` fills in what this visitor has.
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
