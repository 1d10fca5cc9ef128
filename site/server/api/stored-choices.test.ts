import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Bindings } from '../bindings.ts';
import { storedChoices } from './stored-choices.ts';

const routes = new Hono<Bindings>().post('/', storedChoices({ siteUrl: 'https://www.ecole.example' }));

it.each([
  ['', []],
  ['consent=v9.all; i18n_redirected=de', []],
  ['i18n_redirected=en', ['i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax']],
  [
    'a=b; consent=v1.none.origin; i18n_redirected=fr',
    [
      'consent=v1.none.origin; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
      'i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax',
    ],
  ],
])('the choices in %j are stored for as long as they last, and nothing else', async (cookie, stored) => {
  const response = await routes.request('/', { method: 'POST', headers: { cookie } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'private, no-store']);
  expect(response.headers.getSetCookie()).toEqual(stored);
});
