import { originOfHost } from '@vitrine/contract/links/allowed-host.ts';
import { inlineHashes } from './inline-hashes.ts';
import type { ThirdParties } from './third-parties.ts';

export interface PolicySettings {
  /** the public origin */
  siteUrl: string;
  /** the allow-list `CRM_HOSTS` */
  crmHosts: readonly string[];
}

/** The players of the video section; a visit may come upon a video after any first page. */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The sources that the tag manager and its usual analytics need. */
const tagManager = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/**
 * The policy of a page (section 10, "Security policy of pages"): nothing but the site itself, the inline scripts and
 * styles of this very body, the CRM hosts for forms, and the third parties that the school has configured.
 * @param framedBy the origin that may show the page in a frame: the admin panel's for a preview, else none
 */
export function contentSecurityPolicy(
  html: string,
  { siteUrl, crmHosts }: PolicySettings,
  { tagManagerId, footerFrameUrl }: ThirdParties,
  framedBy: string | null,
): string {
  const { scripts, styles } = inlineHashes(html);
  const tags = tagManagerId ? tagManager : { scripts: [], images: [], connections: [] };
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts, ...tags.scripts]],
    ['style-src', ["'self'", ...styles]],
    ['img-src', ["'self'", ...tags.images]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...tags.connections]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['frame-src', [...videoPlayers, ...originOf(footerFrameUrl)]],
    ['form-action', ["'self'", ...crmHosts.map(originOfHost)]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', [framedBy ?? "'none'"]],
  ];
  const policy = directives.map(([name, sources]) => [name, ...new Set(sources)].join(' '));
  if (siteUrl.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** The policy of responses that are not pages: nothing may be loaded or framed, should a browser render one as a document. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of the worker's script, which applies to the worker's own requests. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** The origin of an editor's URL; none where it is not https. */
function originOf(href: string | null): string[] {
  const url = href && URL.canParse(href) ? new URL(href) : null;
  return url?.protocol === 'https:' && /^[a-z0-9.-]+(:\d+)?$/.test(url.host) ? [url.origin] : [];
}
