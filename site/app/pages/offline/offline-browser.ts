import '../../styles/global.css';
import './offline.css';
import { isLocale } from '@vitrine/contract/routes/locale.ts';
import { pagesCache } from '../../features/pwa/cached-copies.ts';
import { formatDay, formatTime } from '../../labels/format.ts';
import { type CachedPage, listCachedPages } from './cached-pages.ts';

/** The script of the offline page: says why, lists what this visitor has, and goes on when there is a connection again. */

/** s between two looks: often at first, then at the pace of someone who looks out of the window. */
const pauses = [1, 2, 4, 8, 15, 30];

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const action = find('[data-action-path]');
const actionPath = action?.dataset.actionPath ?? '';
const isAction = action && (location.pathname === actionPath || location.pathname.startsWith(`${actionPath}/`));
if (isAction) {
  action.hidden = false;
  find('[data-detail]')?.toggleAttribute('hidden', true);
}

find('[data-retry]')?.addEventListener('click', () => location.reload());
// A reload would send the form of an action that this page answers.
void untilReachable().then(() =>
  isAction ? location.replace(location.pathname + location.search) : location.reload(),
);

const list = find('[data-list]');
if (list) {
  const pages = await readCachedPages().catch(() => []);
  list.append(...pages.map((page) => rowOf(page, list.dataset.saved ?? '')));
  find('[data-empty]')?.toggleAttribute('hidden', pages.length > 0);
}

/** `online` says little: only a response of the site counts. */
async function untilReachable(): Promise<void> {
  for (let look = 0; ; look += 1) {
    const pause = pauses[Math.min(look, pauses.length - 1)] ?? 30;
    const isOnline = await new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), pause * 1000);
      addEventListener('online', () => resolve(true), { once: true });
    });
    // Names and routes may need a moment more than the line: from here on it is worth looking often again.
    if (isOnline) look = 0;
    // The worker responds 204 where the site is not reached.
    const url = `/api/users/me?locale=${document.documentElement.lang}`;
    const response = navigator.onLine ? await fetch(url).catch(() => null) : null;
    if (response?.status === 200) return;
  }
}

async function readCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(pagesCache);
  const copies = await Promise.all(
    (await cache.keys()).map(async (request) => ({ url: request.url, response: await cache.match(request) })),
  );
  return listCachedPages(copies.flatMap(({ url, response }) => (response ? [{ url, response }] : [])));
}

function rowOf({ path, title, locale, savedOn }: CachedPage, saved: string): HTMLLIElement {
  const reader = document.documentElement.lang;
  const shownLocale = isLocale(reader) ? reader : locale;
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  if (locale !== shownLocale) link.lang = locale;
  const time = document.createElement('time');
  time.dateTime = savedOn;
  time.textContent = saved
    .replace('{day}', formatDay(savedOn, shownLocale))
    .replace('{time}', formatTime(savedOn, shownLocale));
  row.append(link, time);
  return row;
}
