import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { parseCookies } from 'payload/shared';
import { translated } from '../hooks/payload-sentences.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';

/**
 * The response to a POST in place of a GET whose body is no JSON: Payload (3.90.1) reads it before it handles errors.
 * @throws any other error
 */
export function bodyUnread(error: unknown, { headers }: Request, config: SanitizedConfig): Response {
  if (!(error instanceof SyntaxError)) throw error;
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers });
  const said = 'Invalid JSON';
  const message = translated(said, panelLanguageOf({ i18n: { language } })) ?? said;
  return Response.json({ errors: [{ message }], message }, { status: 400 });
}
