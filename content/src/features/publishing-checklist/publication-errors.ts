import {
  APIError,
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { refuseForeignDocument } from '../../access/of-one-school.ts';
import { readNewest } from '../../database/stored-document.ts';
import type { Values } from '../../fields/field-values.ts';
import { refuseUndescribedImages } from '../../media/refuse-undescribed.ts';
import { colon, labelIn, panelLanguageOf } from '../../panel/panel-language.ts';
import type { Check, Finding } from './checks.ts';

type FieldErrors = { check?: Check; errors: ValidationFieldError[] };

/** Fields whose errors belong to a check of their own. */
const checkOfField: Record<string, Check> = { slug: 'slug', publishDate: 'date', dateStart: 'date', dateEnd: 'date' };

async function fieldErrorsOf(run: () => unknown): Promise<ValidationFieldError[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors;
    // Other documents or the other language are in the way, not a field of the form.
    if (error instanceof APIError && [400, 409].includes(error.status)) return [{ message: error.message, path: '' }];
    throw error;
  }
}

/** The stored document: in the language of the request, and in all. */
async function readStored(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const { payload } = req;
  const inLanguage = await payload.findByID({
    ...{ collection, id, draft: true, depth: 0, locale: req.locale, fallbackLocale: false, showHiddenFields: true },
    req: { ...req },
  } as Parameters<typeof payload.findByID>[0]);
  return { inLanguage: inLanguage as unknown as Values, inAll: await readNewest(req, collection, id) };
}

/**
 * What the service would refuse if a form were published: the hooks and validations of that save, in their order, without its
 * writes. Unlike a save it goes on after the first refusal, so that all of them are listed; but not with documents of another
 * school, whose texts a later refusal would name.
 * @param id of the document; `null` for a new one
 * @param values of the form
 * @throws Forbidden for a document of another school
 */
export async function publicationErrors(
  original: PayloadRequest,
  collection: CollectionSlug,
  id: number | null,
  values: Values,
): Promise<Finding[]> {
  const req = { ...original, context: { ...original.context, checksPublication: true } } as PayloadRequest;
  const { config } = req.payload.collections[collection];
  const operation: 'create' | 'update' = id === null ? 'create' : 'update';
  const stored = id === null ? null : await readStored(req, collection, id);
  // A save that overwrites somebody's changes is refused where it is made, and shows both.
  const { updatedAt: _mark, deletedAt: _trash, ...form } = structuredClone(values);
  let data: Values = { ...form, _status: 'draft' };
  const common = {
    ...{ collection: config, context: req.context, fields: config.fields, global: null, req },
    operation,
    ...{ overrideAccess: false, parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: '' },
    ...(id !== null && { id }),
  } as const;
  const doc = stored?.inLanguage ?? {};
  await beforeValidateTraverseFields<Values>({ ...common, data, doc, siblingData: data, siblingDoc: doc });

  const refused: FieldErrors[] = [];
  for (const hook of config.hooks.beforeValidate) {
    const errors = await fieldErrorsOf(async () => {
      const args = { collection: config, context: req.context, data, operation, req } as const;
      data = (await hook({ ...args, ...(stored && { originalDoc: stored.inLanguage }) })) || data;
    });
    if (errors.length > 0) refused.push({ errors, ...(hook === refuseUndescribedImages && { check: 'images' }) });
    if (hook === refuseForeignDocument && errors.length > 0) return findingsOf(req, refused);
  }
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    ...{ ...common, data, doc, errors, docWithLocales: stored?.inAll ?? {}, fieldLabelPath: '' },
    ...{ mergeLocaleActions: [], siblingData: data, siblingDoc: doc, siblingDocWithLocales: stored?.inAll ?? {} },
    skipValidation: false,
  });
  return findingsOf(req, [...refused, { errors }]);
}

function findingsOf(req: PayloadRequest, refused: readonly FieldErrors[]): Finding[] {
  const language = panelLanguageOf(req);
  return refused.flatMap(({ check, errors }) =>
    errors.map(({ label, message, path }): Finding => {
      const own = check ?? checkOfField[path] ?? 'fields';
      // The sentences of hooks name what they are about.
      const name = label ? labelIn(label as Parameters<typeof labelIn>[0], language).replaceAll(' > ', ' › ') : '';
      return {
        check: own,
        blocks: true,
        path,
        message: name && own !== 'images' ? name + colon(language) + message : message,
      };
    }),
  );
}
