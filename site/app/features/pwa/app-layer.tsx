import { useEffect } from 'react';
import { useLocation, useNavigation, useRevalidator, useRouteError } from 'react-router';
import { refreshLayout } from '../../data/api-client/api-client.ts';
import { formatDay, formatTime } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as styles from './app-messages.module.css';
import { AppMessages } from './app-messages.tsx';
import { useAppState } from './app-state.ts';
import { offerKept, watchConnection, watchKeptAction } from './connectivity.ts';
import { isInUse } from './page-in-use.ts';
import { reloadIfDue, startUpdates } from './updates.ts';
import { needsDocument, reportVisit } from './visited-page.ts';

let started: Promise<void> | undefined;
/** What to do when the connection is back, on the page that is shown then. */
let refresh = () => {};
/** The URL of the page that was shown before; empty before the first. */
let shownBefore = '';

function start(): Promise<void> {
  watchConnection(() => refresh());
  watchKeptAction();
  return startUpdates();
}

/** So that it is announced that the page could not be read again. */
function focusError(): void {
  const title = document.getElementById('error-title');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}

/** Milliseconds between two looks whether a page that the visitor uses can be refreshed. */
const untilUnused = 5000;

/** The installable app (section 1): service worker, connection, saved pages, new versions. Loaded after hydration. */
export function AppLayer() {
  const { locale } = useLabels();
  const { pathname, search, key } = useLocation();
  const { state: navigating } = useNavigation();
  const { revalidate, state: refreshing } = useRevalidator();
  const settled = navigating === 'idle' && refreshing === 'idle';
  const path = pathname + search;
  const error = useRouteError();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is of the page that is shown
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      // What was chosen, typed or started in the content would go with its nodes.
      const content = document.querySelector('main');
      if (content && isInUse(content)) waiting = setTimeout(renew, untilUnused);
      else void revalidate();
    };
    refresh = () => {
      refreshLayout();
      clearTimeout(waiting);
      renew();
    };
    // Another page is read anew by itself.
    return () => clearTimeout(waiting);
  }, [revalidate, path]);

  useEffect(() => {
    if (!settled) return;
    const isNext = shownBefore !== '' && shownBefore !== path;
    // A refresh that failed has taken the page away, and the focus with it.
    if (error && shownBefore === path && document.activeElement === document.body) focusError();
    shownBefore = path;
    if (isNext && reloadIfDue()) return;
    let left = false;
    started ??= start();
    // The navigation may have taken away the panel that had the choice, without an event.
    offerKept();
    void started.then(() => reportVisit(path, () => !left, needsDocument(error, !isNext)));
    return () => {
      left = true;
    };
  }, [path, settled, error]);

  return (
    <>
      {/* React puts it into the head. Not in the document: its download came before that of the scripts, and only they install the app. */}
      <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
      <AppMessages navigation={key} />
    </>
  );
}

/** The stamp of a page that is shown from a saved copy: since when. */
export function SavedNotice() {
  const { t, locale } = useLabels();
  const { savedOn } = useAppState();
  return (
    <div role="status">
      {savedOn && (
        <p className={styles.stamp} data-screen-only>
          <time dateTime={savedOn}>
            {t('app.saved', { day: formatDay(savedOn, locale), time: formatTime(savedOn, locale) })}
          </time>
        </p>
      )}
    </div>
  );
}
