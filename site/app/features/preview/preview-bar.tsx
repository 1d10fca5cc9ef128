import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { refreshLayout } from '../../data/api-client/api-client.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { pickLabels } from './pick-labels.ts';
import * as styles from './preview-bar.module.css';

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

export interface PreviewBarProps {
  /** where messages of the admin panel come from */
  adminOrigin: string;
  /** whether the reader has an account there: readers of a shared link have none */
  isOfEditor: boolean;
}

/**
 * Says that drafts are shown, with the link that ends the preview (section 6, "auth module"). While it is there, the page follows
 * what is saved in the admin panel, and nothing is counted. Its button makes a click on a text of the site open its label.
 */
export function PreviewBar({ adminOrigin, isOfEditor }: PreviewBarProps) {
  const { t, locale } = useLabels();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [isPicking, setPicking] = useState(false);
  useEffect(() => followSaves(adminOrigin, () => void revalidate()), [adminOrigin, revalidate]);
  useEffect(() => (isPicking ? pickLabels(adminOrigin, locale) : undefined), [isPicking, adminOrigin, locale]);
  return (
    <aside className={styles.bar} aria-label={t('preview.title')} data-screen-only data-preview>
      <p className={styles.words} role="status">
        <strong>{t('preview.title')}</strong> {t(isPicking ? 'preview.picking' : 'preview.explanation')}
      </p>
      {isOfEditor && (
        <button
          type="button"
          className={styles.control}
          aria-pressed={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t('preview.pick')}
        </button>
      )}
      <a className={styles.control} href={`/logout?${new URLSearchParams({ from: pathname + search })}`}>
        {t('preview.leave')}
      </a>
    </aside>
  );
}
