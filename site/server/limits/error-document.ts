import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { brokenErrorTexts } from '../../app/features/error-page/broken-error-texts.ts';
import { errorMessage, errorTexts } from '../../app/features/error-page/error-status.ts';
import type { Scheme } from '../../app/styles/palette.ts';
import { themeColor } from '../../app/styles/theme-color.server.ts';

/** The error page and its fallback: HTML that needs no file, no content and no framework. */

const colors = (scheme: Scheme) =>
  ['paper', 'ink', 'action', 'on-action'].map((name) => `--${name}:${themeColor(scheme, name)}`).join(';');

const style =
  `:root{color-scheme:light dark;${colors('light')}}` +
  `@media (prefers-color-scheme:dark){:root{${colors('dark')}}}` +
  'body{margin:0;min-height:100vh;display:grid;align-content:center;background:var(--paper);color:var(--ink);' +
  'font:1.0625rem/1.55 system-ui,sans-serif}' +
  'main{padding:1.5rem;max-width:40rem;margin-inline:auto;width:100%;box-sizing:border-box}' +
  '.status{font-size:clamp(5rem,24vw,12rem);font-weight:700;line-height:.8;letter-spacing:-.045em;margin:0 0 2rem}' +
  'h1{font-size:clamp(1.6rem,5vw,2.5rem);line-height:1.1;letter-spacing:-.028em;margin:0 0 1rem;' +
  'border-top:1.5px solid;padding-top:1rem}' +
  'p{margin:0 0 1rem}' +
  'a{display:inline-block;margin-top:1rem;padding:.85rem 1.5rem;background:var(--action);color:var(--on-action);' +
  'font-weight:600;text-decoration:none}' +
  'a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}';

function documentOf(locale: Locale, title: string, content: string): string {
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><meta name="robots" content="noindex, follow"><style>${style}</style></head>` +
    `<body><main>${content}</main></body></html>`
  );
}

/** The error page for what is refused before a page could be rendered (section 2): status, message, button home. */
export function errorDocument(status: number, locale: Locale): string {
  const message = errorMessage(status, locale);
  const texts = errorTexts[locale];
  const detail = texts.detail[status] ? `<p>${texts.detail[status]}</p>` : '';
  // The sentence of the specification, as on the page itself.
  const specified = status === 404 && locale === 'fr' ? '<p lang="en">This page could not be found.</p>' : '';
  const home = `<a href="${pathTo('home', locale)}">${texts.back}</a>`;
  return documentOf(
    locale,
    `${message} (${status})`,
    `<p class="status">${status}</p><h1>${message}</h1>${detail}${specified}${home}`,
  );
}

/** The document where the error page itself failed (section 2). */
export function brokenErrorDocument(locale: Locale): string {
  const { message, home, specified } = brokenErrorTexts[locale];
  const other = specified ? `<p lang="en">${specified.message}</p>` : '';
  const link = specified ? `${home} <span lang="en">(${specified.home})</span>` : home;
  return documentOf(locale, message, `<h1>${message}</h1>${other}<a href="${pathTo('home', locale)}">${link}</a>`);
}
