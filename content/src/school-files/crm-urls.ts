import { originOfHost } from '@vitrine/contract/links/allowed-host.ts';
import { settings } from '../config/settings.ts';
import { type FileTree, isTree } from './values.ts';

/**
 * Installations have different CRMs. An export writes a link or a redirect to its own CRM as `crm:/contact?…`; an import replaces the
 * scheme by the URL of its own CRM.
 */
const scheme = 'crm:/';

/**
 * URL of this installation's CRM, without a trailing slash: the sample CRM on a loopback address where its host is allowed, else the
 * first allowed host.
 */
function crmBase(): string {
  const { isLocal, publicUrl, crmHosts } = settings;
  const [first = ''] = crmHosts;
  return isLocal && crmHosts.includes(new URL(publicUrl).host) ? `${publicUrl}/sample-crm` : originOfHost(first);
}

function changeUrls(collection: string, tree: FileTree, change: (url: string) => string): FileTree {
  if (collection === 'redirects' && typeof tree.to === 'string') return { ...tree, to: change(tree.to) };
  if (collection !== 'crm-links' || !isTree(tree.url)) return tree;
  const url = Object.entries(tree.url).map(([locale, value]) => [
    locale,
    typeof value === 'string' ? change(value) : value,
  ]);
  return { ...tree, url: Object.fromEntries(url) };
}

/** A CRM link, or a redirect, in the form of files. */
export function shortenCrmUrl(collection: string, tree: FileTree): FileTree {
  const base = `${crmBase()}/`;
  return changeUrls(collection, tree, (url) => (url.startsWith(base) ? `${scheme}${url.slice(base.length)}` : url));
}

/** A CRM link of a file, or a redirect, with the URL of this installation's CRM. */
export function expandCrmUrl(collection: string, tree: FileTree): FileTree {
  return changeUrls(collection, tree, (url) =>
    url.startsWith(scheme) ? `${crmBase()}/${url.slice(scheme.length)}` : url,
  );
}
