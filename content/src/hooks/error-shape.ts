import { type AfterErrorHook, type CollectionSlug, Forbidden, NotFound, type PayloadRequest } from 'payload';
import { accountOf } from '../access/roles.ts';
import { refusalOf } from '../database/failures/refused-value.ts';
import { malformedData, malformedWhere } from '../features/queries/query-labels.ts';
import { savedInTrash, savesInTrash } from '../features/trash/saves-in-trash.ts';
import { refusedUpload } from '../media/refused-upload.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { translated } from './payload-sentences.ts';

/** Replaces Payload's message, which names an identifier and is in English. */
const locked = {
  fr: 'Quelqu’un d’autre modifie ce document en ce moment. Rien n’a été enregistré, et votre texte reste ici. Attendez la fin de ses modifications, puis enregistrez de nouveau. Pour prendre la main, copiez votre texte, puis rouvrez le document.',
  en: 'Somebody else is editing this document at the moment. Nothing was saved, and your text stays here. Wait until they are done, then save again. To take over, copy your text, then open the document again.',
};

/** Replaces Payload's message, by which the account lacks the right. A form keeps what was typed. */
const loggedOut = {
  fr: 'Votre session est terminée, et rien n’a été enregistré. Connectez-vous dans un autre onglet, puis recommencez ici.',
  en: 'Your session has ended, and nothing was saved. Log in in another tab, then try again here.',
};

/**
 * The sentence of an error that is for the panel. Payload names such an error by its class, and says "An unknown error occurred."
 * where the class has no name, as in the build; with data it does not look at the name.
 */
function sentenceOf(error: Error): string | null {
  const { data, isPublic } = error as { data?: unknown; isPublic?: boolean };
  return isPublic && !data ? error.message : null;
}

/** Why the database refuses what a request says. */
const refusals = {
  reference: {
    fr: 'Un document cité dans cette demande n’existe pas, ou plus. Rien n’a été enregistré. Rechargez la page, et choisissez-en un autre.',
    en: 'A document that this request refers to does not exist, or no longer does. Nothing was saved. Load the page again, and choose another one.',
  },
  taken: {
    fr: 'Une valeur de cette demande ne peut être que celle d’un seul document. Rien n’a été enregistré. Choisissez-en une autre, ou modifiez les documents un à un.',
    en: 'A value of this request can be that of one document only. Nothing was saved. Choose another one, or edit the documents one by one.',
  },
  value: {
    fr: 'Une valeur de cette demande ne peut pas être enregistrée\u00a0: corrigez-la.',
    en: 'A value of this request cannot be stored: please correct it.',
  },
  path: {
    fr: 'Ce document n’existe pas, ou plus\u00a0: rechargez la page.',
    en: 'This document does not exist, or no longer does: please reload the page.',
  },
};

/** Whether the path of a request names something by what no identifier can be. */
const namesNothing = ({ routeParams = {} }: Pick<PayloadRequest, 'routeParams'>): boolean =>
  [routeParams.id, routeParams.link].some(
    (id) => id !== undefined && !(/^\d{1,10}$/.test(String(id)) && Number(id) < 2 ** 31),
  );

/** What a request is told about versions of a collection that keeps none: Payload has routes for them, and fails. */
function refusedForNoVersions({ pathname, payload, routeParams }: PayloadRequest) {
  const { collection } = (routeParams ?? {}) as { collection?: CollectionSlug };
  if (!collection || !/\/versions(\/|$)/.test(pathname) || payload.collections[collection]?.config.versions)
    return null;
  return { status: 404, say: refusals.path };
}

/** What a request is told where the database refuses what it says: no fault of the service. */
function refusedByDatabase(error: Error, req: PayloadRequest) {
  const refusal = refusalOf(error);
  if (!refusal) return null;
  return namesNothing(req) ? { status: 404, say: refusals.path } : { status: 400, say: refusals[refusal] };
}

/** Whether a request names a document that does not exist, outside of the trash or in it, or a version that does not. */
async function namesNoDocument(req: PayloadRequest): Promise<boolean> {
  const { pathname, payload, query } = req;
  const { collection, id } = (req.routeParams ?? {}) as { collection?: CollectionSlug; id?: unknown };
  if (!collection || id === undefined) return false;
  if (namesNothing(req)) return true;
  const named = { collection, where: { id: { equals: id } } };
  // Without the transaction of the request, which is over.
  const { totalDocs } = pathname.includes('/versions/')
    ? await payload.countVersions(named)
    : await payload.count({ ...named, trash: String(query.trash) === 'true' });
  return totalDocs === 0;
}

/** What a request is told about a document that is gone: Payload says that it is forbidden where an account has rights to some. */
async function refusedForNothing(error: Error, req: PayloadRequest) {
  const isRefused = (error instanceof Forbidden || error instanceof NotFound) && accountOf(req) !== null;
  if (isRefused && !namesNothing(req) && (await savesInTrash(req))) return { status: 404, say: savedInTrash };
  const isGone = isRefused && error instanceof Forbidden && (await namesNoDocument(req));
  return isGone ? { status: 404, say: refusals.path } : null;
}

/** What the reader of forms says of one that is not whole. */
const aboutForm =
  /^(Unexpected end of (form|file)|Malformed (part header|content type)|Multipart: Boundary not found|Request is not eligible for file upload)$/;

const unreadable = {
  fr: 'Cet envoi est incomplet ou endommagé\u00a0: rien n’a été enregistré. Recommencez.',
  en: 'This request is incomplete or damaged: nothing was saved. Please send it again.',
};

/** What a request is told whose body is a form that cannot be read: Payload's errors of it have no status, or 500. */
function refusedForm(error: Error, req: PayloadRequest) {
  if (!req.headers.get('content-type')?.startsWith('multipart/')) return null;
  const isOfForm = aboutForm.test(error.message) || (error instanceof SyntaxError && req.data === undefined);
  return isOfForm ? { status: 400, say: unreadable } : null;
}

/**
 * Says of each field what is wrong in the language of the panel, without the numbers that Payload adds to the sentence about a choice
 * that is not allowed: they say nothing to an editor.
 */
function sayForEditors(error: Error, req: PayloadRequest): void {
  for (const field of fieldErrorsOf(error)) {
    if (!field.message) continue;
    const sentence = req.t('validation:invalidSelections');
    const said = field.message.startsWith(sentence) ? sentence : translated(field.message, panelLanguageOf(req));
    field.message = said ?? field.message;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a request is told whose filter is neither JSON nor in brackets, or whose data are no JSON: Payload's error of it has no status. */
function refusedQuery(error: Error, { query }: Pick<PayloadRequest, 'query'>) {
  if (!(error instanceof SyntaxError)) return null;
  const isMalformed = (value: unknown) => typeof value === 'string' && value !== '' && !isJson(value);
  if (isMalformed(query?.data)) return { status: 400, say: malformedData };
  return isMalformed(query?.where) ? { status: 400, say: malformedWhere } : null;
}

/**
 * Gives every error the shape of section 7, "Error shape", besides the fields that the admin panel reads. A request without a
 * session gets 401 instead of 403, so that the site logs in again when its token has expired.
 */
export const errorShape: AfterErrorHook = async ({ error, req, result }) => {
  sayForEditors(error, req);
  const language = panelLanguageOf(req);
  const refused =
    refusedForm(error, req) ??
    refusedQuery(error, req) ??
    refusedForNoVersions(req) ??
    refusedByDatabase(error, req) ??
    (await refusedForNothing(error, req));
  const raised = refused?.status ?? (error as { status?: number }).status ?? 500;
  const isLoggedOut = error instanceof Forbidden && !accountOf(req);
  const statusCode = isLoggedOut ? 401 : raised;
  const ofStatus = statusCode === 423 ? locked : isLoggedOut ? loggedOut : undefined;
  const own = (ofStatus ?? refused?.say ?? refusedUpload(error))?.[language];
  const sentence = own ?? translated(error.message, language) ?? sentenceOf(error);
  const errorText = statusCode >= 500 ? 'Internal server error' : (sentence ?? error.message);
  const [named] = (result?.errors ?? []) as object[];
  const said = sentence === null ? result : { errors: [{ ...named, message: sentence }] };
  // A form takes `errors` for names of fields, and makes a list of what is behind a colon; `message` it shows as it is.
  const whole = statusCode < 500 && fieldErrorsOf(error).length === 0 ? { message: errorText } : null;
  return {
    status: statusCode,
    response: { ...said, ...whole, source: 'content', statusCode, errorText } as typeof result,
  };
};

/** The body of a response of Payload that failed. */
interface Failed {
  message?: string;
  errorText?: string;
  /** with an identifier: of one of several documents */
  errors?: { id?: number; message?: string; data?: { retryAfter?: number } }[];
}

/** The message, and why documents were refused where the panel's form of several asked: that form shows nothing else. */
function messageOf({ message, errors = [] }: Failed, request: Request): string | undefined {
  if (!message || !request.headers.get('content-type')?.startsWith('multipart/')) return message;
  return [...new Set([message, ...errors.flatMap((error) => (error.id && error.message) || [])])].join(' ');
}

/**
 * Gives the error shape to those responses of Payload that no hook sees: a route that does not exist, a bulk operation of
 * which some documents were refused.
 */
export async function withErrorShape(response: Response, request: Request): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (response.status < 400 || !isJson) return response;
  const body = (await response.clone().json()) as Failed;
  const retryAfter = body.errors?.[0]?.data?.retryAfter;
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  if (body.errorText !== undefined) return response;
  const statusCode = response.status;
  const errorText = statusCode >= 500 ? 'Internal server error' : (body.message ?? response.statusText);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const message = messageOf(body, request);
  return Response.json({ ...body, message, source: 'content', statusCode, errorText }, { status: statusCode, headers });
}
