/**
 * The URL that a text is, resolved against a base where there is one. Browsers from before 2024 have neither `URL.parse` nor
 * `URL.canParse`.
 * @returns `null` where it is none
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
