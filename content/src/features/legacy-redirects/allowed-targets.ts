import { settings } from '../../config/settings.ts';
import type { AllowedTargets } from './redirect-row.ts';

/** The targets of redirects besides the site itself: the media storage and the CRM. */
export const allowedTargets: AllowedTargets = {
  siteUrl: settings.siteUrl,
  hosts: [...new Set([new URL(settings.siteUrl).host, new URL(settings.mediaStorageUrl).host, ...settings.crmHosts])],
};
