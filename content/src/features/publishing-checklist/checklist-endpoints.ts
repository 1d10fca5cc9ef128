import { isLocale } from '@vitrine/contract/routes/locale.ts';
import { type CollectionConfig, type CollectionSlug, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentEndpoint } from '../../access/editable-document.ts';
import { accountOf } from '../../access/roles.ts';
import { requireOwnSchool } from '../../access/school-of.ts';
import { settings } from '../../config/settings.ts';
import { readNewest } from '../../database/stored-document.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { idOf } from '../../fields/field-values.ts';
import { requireTypedValues } from '../../hooks/refuse-mistyped.ts';
import { sidePanel, withControl } from '../../panel/panel-controls.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { linksOf } from '../../rich-text/links-of-values.ts';
import { crmAdvice, rubriqueAdvice } from './advice-of-service.ts';
import { checksOf, type Finding } from './checks.ts';
import { linkAdvice } from './links/link-advice.ts';
import { readTargets } from './links/read-targets.ts';
import { type PagePreview, readPagePreview } from './page-preview.ts';
import { publicationErrors } from './publication-errors.ts';

const sent = z.object({ values: z.record(z.string(), z.unknown()) });

const malformed = 'Send {"values": {…}}: the values of the form, in the language of the parameter "locale".';

/** What the service knows of a form before it is published. */
export interface ServiceChecklist extends PagePreview {
  findings: Finding[];
}

/**
 * The school of a form: that which is chosen in it, or that of the stored document, or the first of whoever makes a new one.
 * @throws Forbidden for another school, and for an editor without one: the checks would search the documents of all
 */
async function schoolOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | null,
  values: Record<string, unknown>,
): Promise<number | null> {
  if (collection === 'schools') return id;
  const stored = id === null ? accountOf(req)?.schools[0] : (await readNewest(req, collection, id))?.school;
  const school = Number(idOf(values.school)) || Number(stored) || null;
  requireOwnSchool(req, school);
  return school;
}

async function respond(req: PayloadRequest, collection: CollectionSlug, id: number | null): Promise<Response> {
  const form = await readBody(req, sent, malformed);
  if (!isLocale(req.locale)) throw refusal(400, malformed);
  requireTypedValues(req, req.payload.collections[collection].config, form.values);
  const { locale } = req;
  const language = panelLanguageOf(req);
  const school = await schoolOf(req, collection, id, form.values);
  const values = collection === 'schools' ? form.values : { ...form.values, school };
  const checks = checksOf[collection] ?? [];
  const { siteUrl, ...preview } = await readPagePreview(req, { collection, values, school, isNew: id === null });
  const links = checks.includes('links') ? linksOf(values) : [];
  const targets = await readTargets(req, links, { collection, id, school, locale, siteUrl });
  const findings = [
    ...(await publicationErrors(req, collection, id, values)),
    ...linkAdvice(links, targets, { language, locale, siteUrl, panelUrl: settings.publicUrl }),
    ...(collection === 'pages' ? await rubriqueAdvice(req, values, locale) : []),
    ...(checks.includes('crm') ? await crmAdvice(req, values, school) : []),
  ];
  const body: ServiceChecklist = { ...preview, findings };
  return uncached(body);
}

/**
 * `POST /{collection}/{id}/publishing-checklist`, and without `{id}` for a new document, with `{ values }` of a form: what its publication
 * would be refused for, and advice that needs other documents. Writes nothing. Returns a `ServiceChecklist`.
 */
const checklistEndpoints = (slug: string): Endpoint[] => [
  endpoint('post', '/publishing-checklist', async (req) => {
    const collection = slug as CollectionSlug;
    const isAllowed = await req.payload.collections[collection].config.access.create({ req });
    if (isAllowed === false) throw new Forbidden(req.t);
    return respond(req, collection, null);
  }),
  documentEndpoint(slug, 'post', '/publishing-checklist', (req, { collection, id }) => respond(req, collection, id)),
];

const button = '/src/features/publishing-checklist/checklist-button.tsx#ChecklistButton';
const panel = '/src/features/publishing-checklist/checklist-panel.tsx#ChecklistPanel';

/** A collection with "Avant de publier" in its forms: the list above the side bar, its sum beside the button that publishes. */
export function withChecklist(config: CollectionConfig): CollectionConfig {
  const checked: CollectionConfig = {
    ...config,
    fields: [sidePanel('publishingChecklist', panel), ...config.fields],
    endpoints: [...checklistEndpoints(config.slug), ...(config.endpoints || [])],
  };
  return withControl(checked, button);
}
