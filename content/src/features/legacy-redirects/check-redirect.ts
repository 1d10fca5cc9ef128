import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { settings } from '../../config/settings.ts';
import { takeTurn } from '../../database/locks.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { idOf } from '../../fields/field-values.ts';
import { invalidFields } from '../../hooks/invalid-fields.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { siteOfSchool } from '../sites/school-sites.ts';
import { readLiveDocuments, readRows } from './read-table.ts';
import { redirectMessages, refusalMessage } from './redirect-messages.ts';
import { type AllowedTargets, normalised, type Row, refuseForm } from './redirect-row.ts';
import { compileRefusals } from './redirect-table.ts';

/** The targets of a school's redirects: its site, the media storage and the CRM. */
export async function allowedTargets(req: PayloadRequest, school: number): Promise<AllowedTargets> {
  const siteUrl = await siteOfSchool(req, school);
  const hosts = [new URL(siteUrl).host, new URL(settings.mediaStorageUrl).host, ...settings.crmHosts];
  return { siteUrl, hosts: [...new Set(hosts)] };
}

/** The labels of the two fields in the panel. */
export const labels = {
  from: { fr: 'Ancienne adresse', en: 'Old address' },
  to: { fr: 'Nouvelle adresse', en: 'New address' },
};

/**
 * Validates a row of the legacy table: no loop, no chain, no live page hidden, no foreign host, no duplicate (section 2,
 * "Legacy redirects"). In the trash none is changed: it would come back with its document, unchecked.
 * @throws ValidationError with a sentence for the editor, in the language of the admin panel; APIError 400 in the trash
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || req.context.automaticRedirects) return data;
  if (data.deletedAt) {
    const isChanged = (['from', 'to'] as const).some(
      (name) => data[name] !== undefined && data[name] !== originalDoc?.[name],
    );
    if (isChanged) throw refusal(400, redirectMessages[panelLanguageOf(req)].trashed);
    return data;
  }
  const given = { ...originalDoc, ...data } as Partial<Row> & { id?: number; school?: unknown };
  if (typeof given.from !== 'string' || typeof given.to !== 'string' || !given.school) return data;
  const id = originalDoc?.id === undefined ? null : Number(originalDoc.id);
  const school = Number(idOf(given.school));
  const allowed = await allowedTargets(req, school);
  const row = { id, ...normalised({ from: given.from, to: given.to }, allowed.siteUrl) };

  await takeTurn(req, 'URLs of a school', school);
  const others = (await readRows(req, school)).filter((other) => other.id !== id);
  const refuse = compileRefusals<Row>([...others, row], await readLiveDocuments(req, school));
  const refused = refuseForm(row, allowed) ?? refuse(row);
  if (refused) {
    const language = panelLanguageOf(req);
    const message = refusalMessage(refused, language, allowed.hosts);
    throw invalidFields('redirects', [{ label: labels[refused.field][language], path: refused.field, message }], req);
  }
  // What a change of slug has written becomes the editor's own: no other change of slug may remove it.
  const isChanged = id !== null && (originalDoc.from !== row.from || originalDoc.to !== row.to);
  return { ...data, from: row.from, to: row.to, ...(isChanged && { automatic: false }) };
};
