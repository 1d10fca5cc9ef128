import { expect, it } from 'vitest';
import { requestToRender } from './form-request.ts';

it('a form is rendered under the public origin without that of the visitor, with which React Router compares it', async () => {
  const headers = { origin: 'https://admissions.ecole.example', cookie: 'consent=v1' };
  const form = new Request('https://admissions.ecole.example/crm/contact?a=b', {
    method: 'POST',
    headers,
    body: 'c=d',
  });
  const rendered = requestToRender(form, { siteUrl: 'https://www.ecole.example' });
  expect(rendered.url).toBe('https://www.ecole.example/crm/contact?a=b');
  expect([rendered.headers.get('origin'), rendered.headers.get('cookie')]).toEqual([null, 'consent=v1']);
  expect(await rendered.text()).toBe('c=d');
});
