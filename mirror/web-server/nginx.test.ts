import { expect, it } from 'vitest';
import { httpConfiguration } from './nginx.ts';
import { redirectRules } from './redirect-rules.ts';

const origin = 'https://www.ecole.example';

it('what a row has that would end a text or an expression is written as browsers send it', () => {
  const rows = [
    { from: '/a"b/*', to: '/ecole' },
    { from: '/c\\*', to: '/ecole' },
    { from: '/d"e', to: '/agenda?kind=a"b' },
  ];
  const text = httpConfiguration(redirectRules(rows, new Map(), origin), { pages: new Map(), provisional: new Set() });
  expect(text).toContain('  "~*^/a%22b/(?!');
  expect(text).toContain('  "~*^/c%5C(?!');
  expect(text).toContain('  "/d%22e" "/agenda?kind=a%22b');
});
