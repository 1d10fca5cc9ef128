import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

/** The slugs of what is offered, in a language. */
async function choicesOf(path: string, locale: string): Promise<string[]> {
  const { text } = await trial.send('GET', `/crm-links/${path}?locale=${locale}`, undefined, trial.service);
  const found = JSON.parse(text) as { slug: string }[] | { contact: { slug: string }[] };
  return (Array.isArray(found) ? found : found.contact).map(({ slug }) => slug);
}

const published = { _status: 'published', introduction: 'Essai.' };
const facts = { family: 'object', duration: 36, rhythms: ['initial'], languages: ['fr'] };
const place = { street: '1 quai', postalCode: '75013', city: 'Paris' };
const offer = { rhythm: 'initial', fees: 1, places: 1, _status: 'published' };

it('a course and a campus are offered in the languages in which they are published', async () => {
  const course = { title: 'Essai', slug: 'essai-choix', level: 'bachelor', ...facts };
  const courseId = await trial.create('courses', { ...course, ...published });
  const campus = await trial.create('campuses', { title: 'Essai', slug: 'essai-lieu', ...place, ...published });
  const offering = await trial.create('offerings', { course: courseId, campus, ...offer });

  expect(await choicesOf('actions', 'fr')).toContain('essai-choix');
  expect(await choicesOf('actions', 'en')).not.toContain('essai-choix');
  expect(await choicesOf('contact/essai-choix/campuses', 'fr')).toEqual(['essai-lieu']);
  expect(await choicesOf('contact/essai-choix/campuses', 'en')).toEqual([]);

  await trial.publish('courses', courseId, { title: 'Trial', slug: 'trial-choice', introduction: 'Trial.' }, 'en');
  // Without a campus there is nothing to choose.
  expect(await choicesOf('actions', 'en')).not.toContain('essai-choix');
  await trial.publish('campuses', campus, { title: 'Trial', slug: 'trial-place', introduction: 'Trial.' }, 'en');
  // Endpoints know both by their French slugs.
  expect(await choicesOf('actions', 'en')).toContain('essai-choix');
  expect(await choicesOf('contact/essai-choix/campuses', 'en')).toEqual(['essai-lieu']);

  // The link of a popin that was open while the course ceased to be taught there.
  const url = `${inject('contentUrl')}/essai`;
  await trial.create('crm-links', { action: 'contact', course: courseId, campus, url });
  const linkOf = async () =>
    JSON.parse(
      (await trial.send('GET', '/crm-links/contact/essai-choix/essai-lieu?locale=fr', undefined, trial.service)).text,
    );
  expect(await linkOf()).toEqual([{ url }]);
  await trial.edit('PATCH', `/offerings/${offering}?locale=fr`, { _status: 'draft' });
  expect(await linkOf()).toEqual([]);
});

it('courses of one title are told apart by their levels', async () => {
  const campus = await trial.create('campuses', { title: 'Essai', slug: 'essai-jumeaux', ...place, ...published });
  for (const level of ['bachelor', 'master']) {
    const named = { title: 'Essai de deux', slug: `essai-${level}`, level };
    const course = await trial.create('courses', { ...named, ...facts, ...published });
    await trial.create('offerings', { course, campus, ...offer });
  }
  const { text } = await trial.send('GET', '/crm-links/actions?locale=fr', undefined, trial.service);
  const { contact } = JSON.parse(text) as { contact: { name: string }[] };
  expect(contact.map(({ name }) => name).filter((name) => name.includes('Essai de deux'))).toEqual([
    'Essai de deux · Bachelor (bac + 3)',
    'Essai de deux · Mastère (bac + 5)',
  ]);
});
