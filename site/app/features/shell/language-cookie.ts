import { isLocale, type Locale } from '@vitrine/contract/routes/locale.ts';
import { readCookie } from '../../http/cookie.ts';

/** The cookie that remembers the language a visitor chose, and for how many seconds: 365 days (section 9). */
const languageCookieName = 'i18n_redirected';
const languageCookieLifetime = 31_536_000;

/** The cookie of a choice, for `Set-Cookie` and `document.cookie` alike: readable by scripts, not Secure (section 9). */
export function languageCookie(locale: Locale): string {
  return `${languageCookieName}=${locale}; Max-Age=${languageCookieLifetime}; Path=/; SameSite=Lax`;
}

/**
 * The language that a visitor chose.
 * @param cookies the `Cookie` header or `document.cookie`; anything may be in it
 * @returns `null` where none was chosen, or none of ours
 */
export function rememberedLanguage(cookies: string): Locale | null {
  const value = readCookie(cookies, languageCookieName);
  return isLocale(value) ? value : null;
}
