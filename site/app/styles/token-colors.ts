export type Scheme = 'light' | 'dark';

/**
 * The hexadecimal colours that a theme's `tokens.css` gives in one scheme, by their names without the dashes.
 * @param selector whose rules are meant: `:root`, or `[data-family='…']`
 */
export function colorsOf(tokens: string, scheme: Scheme, selector: string): Map<string, string> {
  const css = tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const darkStart = css.indexOf('@media (prefers-color-scheme: dark)');
  if (darkStart < 0) throw new Error('The theme has no dark scheme.');
  const rules = scheme === 'light' ? css.slice(0, darkStart) : css.slice(darkStart);
  const colors = new Map<string, string>();
  for (const [, selectors = '', body = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const listed = selectors.split(',').map((part) => part.trim());
    if (!listed.includes(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)) colors.set(name, value);
  }
  return colors;
}
