import { refreshLayout } from '../../data/api-client.ts';

/**
 * Shows the page anew whenever a document is saved in the admin panel that opened it or shows it in a frame.
 * @returns what ends it
 */
export function followSaves(adminOrigin: string, refresh: () => void): () => void {
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
