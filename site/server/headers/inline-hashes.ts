import { hash } from 'node:crypto';
import { memoize } from '../../cache/memoize.ts';

/** What a browser runs or applies without requesting a file, as source expressions of a policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Types of `<script>` that hold data and are never run. */
const data = /\btype="(?!module"|text\/javascript"|importmap"|speculationrules")[^"]+"/i;

/** The hashes of short texts are cached, since they are the same on every page of a release; long ones hold the data of a page. */
const sourceOf = memoize((text) => `'sha256-${hash('sha256', text, 'base64')}'`, { max: 200, longest: 4096 });

/**
 * The hashes of the inline scripts and styles of a page, as it leaves the server. What editors wrote is never among them:
 * React writes `<` as `&lt;` in text and attributes, React Router as `\u003C` in its scripts, and the HTML of rich texts has only
 * the elements and values that the content service writes itself (`content/src/rich-text/html-converters.ts`).
 * @param html the whole page
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1[\s/>]/gi,
  )) {
    if (name.toLowerCase() === 'style') styles.add(sourceOf(text));
    else if (text !== '' && !/\bsrc=/i.test(attributes) && !data.test(attributes)) scripts.add(sourceOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
