import { filesOf } from '../../../seams/router-globals.ts';

/**
 * Loads the module and the style sheets of a route before they are needed. Sheets stay: their rules apply to the classes of
 * their own pages alone, and the router waits for those that are not there.
 */
export function prefetchFiles(route: string): void {
  const files = filesOf(route);
  if (!files) return;
  // A failure is reported where the page is requested.
  import(/* @vite-ignore */ files.module).catch(() => {});
  for (const href of files.css ?? []) {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}
