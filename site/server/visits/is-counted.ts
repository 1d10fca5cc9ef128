import { readCookie } from '../../app/http/cookie.ts';
import { previewCookie } from '../preview/preview-cookie.ts';

/**
 * Whether what a request leads to is counted (section 16): not of visitors whose browser asks not to be (`Sec-GPC`, `DNT`), nor of
 * editors with a preview.
 * @param headers of the request, by their names in lower case
 */
export function isCounted(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false;
  return readCookie(String(headers.cookie ?? ''), previewCookie) === undefined;
}
