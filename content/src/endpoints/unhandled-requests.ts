import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { parseCookies } from 'payload/shared';
import { translated } from '../hooks/payload-sentences.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { uncached } from './uncached.ts';

const sentences = {
  read: {
    fr: 'La base de données ne répond pas en ce moment. Recommencez dans quelques instants.',
    en: 'The database is not responding at the moment. Try again in a few moments.',
  },
  change: {
    fr: 'La base de données ne répond pas en ce moment. Votre modification n’est sans doute pas enregistrée. Gardez cette page ouverte, et recommencez dans quelques instants.',
    en: 'The database is not responding at the moment. Your change is probably not saved. Keep this page open, and try again in a few moments.',
  },
};

/** The response of a service whose database does not respond. @param more what it says besides */
export const databaseUnavailable = (more: object = {}): Response =>
  uncached(
    { ...more, source: 'content', statusCode: 503, errorText: 'The database does not respond.' },
    { status: 503, headers: { 'retry-after': '5' } },
  );

/** The language of the panel of a request that Payload does not handle. */
const languageOf = ({ headers }: Request, config: SanitizedConfig) =>
  panelLanguageOf({ i18n: { language: getRequestLanguage({ config, cookies: parseCookies(headers), headers }) } });

/** The same to a request that could not be handled, with a sentence for the panel. */
export function requestUnanswered(request: Request, config: SanitizedConfig): Response {
  const message = sentences[request.method === 'GET' ? 'read' : 'change'][languageOf(request, config)];
  return databaseUnavailable({ errors: [{ message }] });
}

/**
 * The response to a POST in place of a GET whose body is no JSON: Payload (3.90.1) reads it before it handles errors.
 * @throws any other error
 */
export function bodyUnread(error: unknown, request: Request, config: SanitizedConfig): Response {
  if (!(error instanceof SyntaxError)) throw error;
  const said = 'Invalid JSON';
  const message = translated(said, languageOf(request, config)) ?? said;
  return Response.json({ errors: [{ message }], message }, { status: 400 });
}
