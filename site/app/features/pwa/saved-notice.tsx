import { formatDay, formatTime } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './app-messages.module.css';
import { useAppState } from './app-state.ts';

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
