import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { refreshLayout } from '../../data/api-client.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './preview-bar.module.css';

/**
 * Reloads the page whenever a document is saved in the admin panel that opened it or shows it in a frame.
 * @returns a function that ends it
 */
function followSaves(adminOrigin: string, refresh: () => void): () => void {
  const panel: Window | null = window.opener ?? (window.parent === window ? null : window.parent);
  const hear = (event: MessageEvent<{ type?: unknown } | null>) => {
    if (event.origin !== adminOrigin || event.data?.type !== 'payload-document-event') return;
    refreshLayout();
    refresh();
  };
  window.addEventListener('message', hear);
  panel?.postMessage({ type: 'payload-live-preview', ready: true }, adminOrigin);
  return () => window.removeEventListener('message', hear);
}

/**
 * Says to an editor that drafts are shown, with the link that ends the preview (section 6, "auth module"). While it is
 * there, the page follows what is saved in the admin panel, and nothing is counted.
 * @param adminOrigin where messages of the admin panel come from
 */
export function PreviewBar({ adminOrigin }: { adminOrigin: string }) {
  const { t } = useLabels();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => followSaves(adminOrigin, () => void revalidate()), [adminOrigin, revalidate]);
  return (
    <aside className={styles.bar} aria-label={t('preview.title')} data-screen-only data-preview>
      <p className={styles.words}>
        <strong>{t('preview.title')}</strong> {t('preview.explanation')}
      </p>
      <a className={styles.leave} href={`/logout?${new URLSearchParams({ from: pathname + search })}`}>
        {t('preview.leave')}
      </a>
    </aside>
  );
}
