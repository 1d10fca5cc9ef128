import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLabels } from '../../labels/use-labels.tsx';
import { followSaves } from './follow-saves.ts';
import styles from './preview-bar.module.css';

/**
 * Says to an editor that drafts are shown, and is the way out (section 6, "auth module"). While it is there, the page
 * follows what is saved in the admin panel.
 * @param adminOrigin where messages of the admin panel come from
 */
export function PreviewBar({ adminOrigin }: { adminOrigin: string }) {
  const { t } = useLabels();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => followSaves(adminOrigin, () => void revalidate()), [adminOrigin, revalidate]);
  return (
    <aside className={styles.bar} aria-label={t('preview.title')} data-screen-only>
      <p className={styles.words}>
        <strong>{t('preview.title')}</strong> {t('preview.explanation')}
      </p>
      <a className={styles.leave} href={`/logout?${new URLSearchParams({ from: pathname + search })}`}>
        {t('preview.leave')}
      </a>
    </aside>
  );
}
