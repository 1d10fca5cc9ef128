import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createContentClient } from './content-client.ts';

const tree = z.record(z.string(), z.string());
const taxonomy = z.object({ version: z.string(), fr: tree, en: tree });
const change = z.object({ docs: z.array(z.object({ id: z.number() })) });

it('a label follows what the site ships until an editor changes it, and then keeps the editor’s text', async () => {
  const contentUrl = inject('contentUrl');
  // The second school's account: its labels are nobody else's.
  const content = createContentClient({
    contentUrl,
    serviceAccount: { username: 'site@atelier-ponant.example', password: 'local-ponant-password' },
  });
  const ship = (fr: string, en: string) =>
    content.post(
      '/taxonomy/update',
      { version: 'taxonomy-0.1.0', fr: { 'test.word': fr }, en: { 'test.word': en } },
      taxonomy,
    );

  expect(await ship('un', 'one')).toMatchObject({ fr: { 'test.word': 'un' }, en: { 'test.word': 'one' } });
  expect(await ship('deux', 'two')).toMatchObject({ fr: { 'test.word': 'deux' }, en: { 'test.word': 'two' } });

  const login = await fetch(`${contentUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'redaction@atelier-ponant.example', password: 'local-ponant-editor' }),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const edited = await fetch(`${contentUrl}/api/labels?where[key][equals]=test.word&locale=fr`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({ text: 'le mot de l’éditeur' }),
  });
  expect(change.parse(await edited.json()).docs).toHaveLength(1);

  const after = await ship('trois', 'three');
  expect(after.fr['test.word']).toBe('le mot de l’éditeur');
  expect(after.en['test.word']).toBe('three');
});
