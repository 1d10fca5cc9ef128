import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { personHeaders } from '../../../../../e2e/environment/accounts.ts';
import { sharedSecret } from '../../../../../e2e/environment/shared-secret.ts';
import { createContentClient } from '../../../../tests/site-of-tests.ts';
import { shippedLabels } from '../../../labels/taxonomy.ts';
import type { ContentClient } from '../content-service/content-client.ts';
import { ContentUnavailable } from '../errors.ts';
import { readLabels, sendTaxonomy } from './labels.ts';

const tree = z.record(z.string(), z.string());
const taxonomy = z.object({ version: z.string(), fr: tree, en: tree });
const change = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** The second school's account: its labels are nobody else's. */
const serviceAccount = { username: 'site@atelier-ponant.example', secret: sharedSecret };

/** Gives a label another French text, as an editor of the second school does. */
async function changeLabel(contentUrl: string, key: string, text: string): Promise<void> {
  const editor = await personHeaders(contentUrl, 'secondEditor');
  const edited = await fetch(`${contentUrl}/api/labels?where[key][equals]=${key}&locale=fr`, {
    method: 'PATCH',
    headers: { ...editor, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  expect(change.parse(await edited.json()).docs).toHaveLength(1);
}

it('a label follows what the site ships until an editor changes it, and then keeps the editor’s text', async () => {
  const contentUrl = inject('contentUrl');
  const content = createContentClient({ contentUrl, serviceAccount });
  const ship = (fr: string, en: string, key = 'test.word') =>
    content.post('/taxonomy/update', { version: 'taxonomy-0.1.0', fr: { [key]: fr }, en: { [key]: en } }, taxonomy);

  expect(await ship('un', 'one')).toMatchObject({ fr: { 'test.word': 'un' }, en: { 'test.word': 'one' } });
  expect(await ship('deux', 'two')).toMatchObject({ fr: { 'test.word': 'deux' }, en: { 'test.word': 'two' } });

  await changeLabel(contentUrl, 'test.word', 'le mot de l’éditeur');
  const after = await ship('trois', 'three');
  expect(after.fr['test.word']).toBe('le mot de l’éditeur');
  expect(after.en['test.word']).toBe('three');
  // The response is the whole taxonomy, for a release too that ships less of it.
  expect(await ship('autre', 'other', 'test.other')).toMatchObject({
    fr: { 'test.other': 'autre', 'test.word': 'le mot de l’éditeur' },
    en: { 'test.other': 'other', 'test.word': 'three' },
  });
});

describe('the response of the content service', () => {
  const key = 'action.contact';
  const inFrench = async (content: ContentClient) => (await readLabels({ content, now: () => new Date() }, 'fr'))[key];
  const contentUrl = inject('contentUrl');
  const content = createContentClient({ contentUrl, serviceAccount });
  // Nobody listens there.
  const away = createContentClient({ contentUrl: 'http://127.0.0.1:9', serviceAccount });

  it('is what the site uses from then on, also while the list of labels cannot be read', async () => {
    expect(await inFrench(away)).toBe('Contact');
    await sendTaxonomy({ content });
    await changeLabel(contentUrl, key, 'Écrire à l’école');
    await sendTaxonomy({ content });
    expect(await inFrench(content)).toBe('Écrire à l’école');
    expect(await inFrench(away)).toBe('Écrire à l’école');
    expect((await readLabels({ content: away, now: () => new Date() }, 'en'))[key]).toBe('Contact us');
  });

  it('shows the shipped text where an editor wrote another one with values that this release does not write', async () => {
    const former = 'course-list.empty-reset';
    const ship = (fr: string, en: string) =>
      content.post(
        '/taxonomy/update',
        { version: 'taxonomy-0.1.0', fr: { [former]: fr }, en: { [former]: en } },
        taxonomy,
      );
    await ship('Voir les {total} formations', 'See {total} courses');
    await changeLabel(contentUrl, former, 'Afficher les {total} formations');
    await sendTaxonomy({ content });
    const shipped = shippedLabels('fr')[former];
    for (const source of [content, away])
      expect((await readLabels({ content: source, now: () => new Date() }, 'fr'))[former]).toBe(shipped);
    // The editor's text is kept, for a release that writes the value.
    expect((await ship('Voir les {total} formations', 'See {total} courses')).fr[former]).toBe(
      'Afficher les {total} formations',
    );
    await changeLabel(contentUrl, former, 'Voir les {total} formations');
    await sendTaxonomy({ content });
  });

  it('stays where the next call fails; what editors change in the meantime is shown all the same', async () => {
    await expect(sendTaxonomy({ content: away })).rejects.toThrow(ContentUnavailable);
    expect(await inFrench(away)).toBe('Écrire à l’école');
    await changeLabel(contentUrl, key, 'Contact');
    expect(await inFrench(content)).toBe('Contact');
  });
});
