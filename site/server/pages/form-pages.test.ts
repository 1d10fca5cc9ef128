import { expect, it, vi } from 'vitest';
import { readSettings } from '../../app/config/settings.server.ts';
import { createLog } from '../observe/log.ts';
import { type FormPagesParts, formPages } from './form-pages.ts';
import { renderPage } from './render-page.ts';

vi.mock('./render-page.ts', () => ({ renderPage: vi.fn().mockRejectedValue(new Error('rendered')) }));

it('a form is rendered under the public origin without that of the visitor, with which React Router compares it', async () => {
  const settings = readSettings({});
  const log = createLog({ write: () => undefined });
  const submit = formPages({ settings, log, newContext: () => ({}) as ReturnType<FormPagesParts['newContext']> });
  const headers = { origin: 'https://admissions.ecole.example', cookie: 'consent=v1' };
  const form = new Request('https://admissions.ecole.example/crm/contact', { method: 'POST', headers, body: 'a=b' });
  await expect(submit(form)).rejects.toThrow('rendered');
  const [rendered] = vi.mocked(renderPage).mock.calls[0] ?? [];
  expect(rendered?.url).toBe(`${settings.siteUrl}/crm/contact`);
  expect([rendered?.headers.get('origin'), rendered?.headers.get('cookie')]).toEqual([null, 'consent=v1']);
});
