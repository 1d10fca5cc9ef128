import { filesOf } from '../../../seams/router-globals.ts';

const fetched = new Set<string>();

/** Once for each: most routes share most of their files. */
function isNew(file: string): boolean {
  const isKnown = fetched.has(file);
  fetched.add(file);
  return !isKnown;
}

/** Fetches the scripts and the style sheets of a route, without running any of them. */
export function prefetchFiles(route: string): void {
  const files = filesOf(route);
  if (!files) return;
  const scripts = [files.module, files.clientLoaderModule ?? files.module, ...(files.imports ?? [])];
  for (const href of scripts.filter(isNew)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  }
  // Style sheets by a plain request, which leaves them in the browser's cache: as links they would be used at once, or
  // reported as not used.
  for (const href of (files.css ?? []).filter(isNew)) {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) continue;
    fetch(href, { priority: 'low' }).catch(() => fetched.delete(href));
  }
}
