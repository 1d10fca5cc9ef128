import type { PayloadRequest } from 'payload';
import { settings } from '../../config/settings.ts';
import { siteOfSchool } from '../sites/school-sites.ts';
import type { AllowedTargets } from './redirect-row.ts';

/** The targets of a school's redirects: its site, the media storage and the CRM. */
export async function allowedTargets(req: PayloadRequest, school: number): Promise<AllowedTargets> {
  const siteUrl = await siteOfSchool(req, school);
  const hosts = [new URL(siteUrl).host, new URL(settings.mediaStorageUrl).host, ...settings.crmHosts];
  return { siteUrl, hosts: [...new Set(hosts)] };
}
