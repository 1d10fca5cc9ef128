import { expect, it } from 'vitest';
import { observe, scoreOf } from '../../e2e/observatory/score.ts';
import { securityHeaders } from './security-headers.ts';

it('a page of the panel scores at least 100 in the twelve tests of the Observatory', () => {
  const urls = { sites: ['https://www.ecole.example'], publicUrl: 'https://edition.ecole.example' };
  const httpRoute = ['http://edition.ecole.example/admin', 'https://edition.ecole.example/admin'];
  const headers = new Headers(securityHeaders('/admin', urls, 'a-nonce'));
  const outcomes = observe({ headers, html: '<script src="/_next/a.js" nonce="a-nonce"></script>', httpRoute });
  expect(outcomes.filter(({ modifier }) => modifier < 0)).toEqual([]);
  expect(scoreOf(outcomes)).toBeGreaterThanOrEqual(100);
});
