import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeRefusal } from './required-node.ts';

test('an older Node is refused with the same message by both processes', () => {
  expect(nodeRefusal('24.0.0')).toBeNull();
  expect(nodeRefusal('26.1.0')).toBeNull();
  const entry = readFileSync(new URL('../../content/serve.js', import.meta.url), 'utf8');
  for (const version of ['20.19.0', '22.12.0', '8.0.0']) {
    const refusal = nodeRefusal(version);
    expect(refusal).toContain(version);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the other file, verbatim
    expect(entry).toContain(refusal?.replace(version, '${version}'));
  }
});
