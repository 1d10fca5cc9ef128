import { expect, it } from 'vitest';
import { redirectRules } from './redirect-rules.ts';

const origin = 'https://www.ecole.example';
const found = (...redirects: [from: string, to: string][]) => new Map(redirects);

it('has one rule for an old URL, however rows and links of pages spell it', () => {
  const rows = [
    { from: '/l-ecole', to: '/ecole' },
    { from: '/été', to: '/agenda' },
  ];
  const links = found(
    ['/L-Ecole', `${origin}/ecole`],
    ['/l-ecole/', `${origin}/ecole`],
    ['/%C3%A9t%C3%A9', `${origin}/agenda`],
    ['/Old', `${origin}/new`],
    ['/OLD', `${origin}/new`],
    ['/Old?a=B', `${origin}/new?a=B`],
    ['/old?A=b', `${origin}/new?A=b`],
  );
  const urls = redirectRules(rows, links, origin).map((rule) => ('from' in rule ? rule.from : ''));
  expect(urls).toEqual(['/l-ecole', '/%c3%a9t%c3%a9', '/old', '/old?a=b']);
});

it('has no rule that leads to its own URL in another spelling, but one to the same path of another host', () => {
  const links = found(
    ['/Formations', `${origin}/formations`],
    ['/agenda/', '/agenda'],
    ['/Agenda?a=B', `${origin}/agenda?a=B`],
    ['/plan.pdf', 'https://media.ecole.example/plan.pdf'],
  );
  expect(redirectRules([], links, origin)).toEqual([
    { kind: 'exact', from: '/plan.pdf', to: 'https://media.ecole.example/plan.pdf' },
  ]);
});
