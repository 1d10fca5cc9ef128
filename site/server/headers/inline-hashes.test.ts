import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names every inline script and style of a page, once', () => {
  const html = `<!DOCTYPE html><html><head><title>a</title><style>p{color:red}</style>
    <script>a()</script><script src="/assets/a.js"></script><script type="module" async="">import "/b.js";\n</script>
    <script type="application/ld+json">{"@type":"Event"}</script><script type="importmap">{}</script>
    </head><body><p>&lt;script&gt;evil()&lt;/script&gt;</p><SCRIPT>é\n"</script x"</SCRIPT >
    <script>a()</script><style media="print">p{}</style><script></script></body></html>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [source('a()'), source('import "/b.js";\n'), source('{}'), source('é\n"')],
    styles: [source('p{color:red}'), source('p{}')],
  });
});

it('is right for what is long and changes, too', () => {
  for (const length of [4096, 4097]) {
    const script = 'x'.repeat(length);
    for (let times = 0; times < 2; times += 1) {
      expect(inlineHashes(`<script>${script}</script>`).scripts).toEqual([source(script)]);
    }
  }
});

it('finds nothing where there is nothing', () => {
  expect(inlineHashes('<p data-script="<style>">scripts and styles</p>')).toEqual({ scripts: [], styles: [] });
});
