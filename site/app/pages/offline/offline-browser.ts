import '../../styles/global.css';
import './offline.css';
import { isLocale } from '@vitrine/contract/routes/locale.ts';
import { pagesCache } from '../../features/pwa/cached-copies.ts';
import { untilReachable } from '../../features/pwa/until-reachable.ts';
import { formatDay, formatTime } from '../../labels/format.ts';
import { type CachedPage, listCachedPages } from './cached-pages.ts';

/** The script of the offline page: says why, lists what this visitor has, and goes on when there is a connection again. */

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
void untilReachable(1000).then(() =>
  isAction ? location.replace(location.pathname + location.search) : location.reload(),
);

const list = find('[data-list]');
if (list) {
  const pages = await readCachedPages().catch(() => []);
  list.append(...pages.map((page) => rowOf(page, list.dataset.saved ?? '')));
  find('[data-empty]')?.toggleAttribute('hidden', pages.length > 0);
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
