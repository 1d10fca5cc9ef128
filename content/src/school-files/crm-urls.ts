import { settings } from '../config/settings.ts';
import { type FileTree, isTree } from './values.ts';

/**
 * The CRM of a staged school is another one than that of the live school. Where a link leads to this installation's, its files
 * say `crm:/contact?…`, and whoever imports them puts its own CRM there.
 */
const scheme = 'crm:/';

/** Absolute URL of the CRM that links lead to, without a final slash: the sample's on a local address, else the first allowed host. */
const crmBase = (): string =>
  settings.isLocal ? `${settings.publicUrl}/sample-crm` : `https://${settings.crmHosts[0]}`;

function changeUrls(collection: string, tree: FileTree, change: (url: string) => string): FileTree {
  if (collection !== 'crm-links' || !isTree(tree.url)) return tree;
  const url = Object.entries(tree.url).map(([locale, value]) => [
    locale,
    typeof value === 'string' ? change(value) : value,
  ]);
  return { ...tree, url: Object.fromEntries(url) };
}

/** A CRM link as a file has it. */
export function shortenCrmUrl(collection: string, tree: FileTree): FileTree {
  const base = `${crmBase()}/`;
  return changeUrls(collection, tree, (url) => (url.startsWith(base) ? `${scheme}${url.slice(base.length)}` : url));
}

/** A CRM link of a file as this installation follows it. */
export function expandCrmUrl(collection: string, tree: FileTree): FileTree {
  return changeUrls(collection, tree, (url) =>
    url.startsWith(scheme) ? `${crmBase()}/${url.slice(scheme.length)}` : url,
  );
}
