import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { parseCookies } from 'payload/shared';
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

/** The same to a request that could not be handled, with a sentence for the panel. */
export function requestUnanswered({ method, headers }: Request, config: SanitizedConfig): Response {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers });
  const message = sentences[method === 'GET' ? 'read' : 'change'][panelLanguageOf({ i18n: { language } })];
  return databaseUnavailable({ errors: [{ message }] });
}
