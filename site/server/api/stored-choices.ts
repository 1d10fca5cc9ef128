import type { Handler } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { readConsent } from '../../app/features/consent/consent-choice.ts';
import { consentCookie } from '../../app/features/consent/consent-cookie.ts';
import { languageCookie, rememberedLanguage } from '../../app/features/shell/language-cookie.ts';
import type { Bindings } from '../bindings.ts';

/**
 * `POST /api/choices`: stores the consent and the language that the visitor's cookies say, with their lifetimes (section 9). Only what the
 * request has already is stored. @returns 204
 */
export function storedChoices({ siteUrl }: Pick<Settings, 'siteUrl'>): Handler<Bindings> {
  const secure = new URL(siteUrl).protocol === 'https:';
  return ({ req }) => {
    const cookies = req.header('cookie') ?? '';
    const headers = new Headers({ 'cache-control': 'private, no-store' });
    const consent = readConsent(cookies);
    if (consent) headers.append('set-cookie', consentCookie(consent, { secure }));
    const language = rememberedLanguage(cookies);
    if (language) headers.append('set-cookie', languageCookie(language));
    return new Response(null, { status: 204, headers });
  };
}
