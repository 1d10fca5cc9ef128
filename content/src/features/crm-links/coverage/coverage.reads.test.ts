// For the type of what the tests' content service provides.

import { beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../../../e2e/environment/accounts.ts';
import { openPayload } from '../../../../tests/open-payload.ts';

const contentUrl = inject('contentUrl');

/** Offered courses without a link in the sample: visitors read that the link is unavailable, editors see a hole. */
const deliberateHoles = [
  { action: 'registration', course: 'design-textile-matieres', campus: 'lyon' },
  { action: 'brochure', course: 'design-mobilier', campus: 'bordeaux' },
  { action: 'contact', course: 'design-interaction', campus: 'strasbourg' },
  { action: 'registration', course: 'annee-preparatoire', campus: 'nantes' },
];

let editor: Record<string, string>;
let slugs: { courses: Map<number, string>; campuses: Map<number, string> };

async function readSlugs(collection: string): Promise<Map<number, string>> {
  const url = `${contentUrl}/api/${collection}?locale=fr&depth=0&pagination=false&select[slug]=true`;
  const { docs } = (await (await fetch(url, { headers: editor })).json()) as {
    docs: { id: number; slug: string }[];
  };
  return new Map(docs.map(({ id, slug }) => [id, slug]));
}

beforeAll(async () => {
  editor = await personHeaders(contentUrl, 'editor');
  slugs = { courses: await readSlugs('courses'), campuses: await readSlugs('campuses') };
});

const readGrid = async (headers: Record<string, string>, query = '') =>
  (await fetch(`${contentUrl}/admin/crm-coverage${query}`, { headers, redirect: 'manual' })).text();

/** Where the marks of a grid lead to. */
const marksIn = (html: string) =>
  [...html.matchAll(/ href="(\/admin\/collections\/crm-links\/[^"]+)"/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&'), contentUrl),
  );

const holesIn = (html: string) =>
  marksIn(html)
    .filter((url) => url.pathname.endsWith('/create'))
    .map(({ searchParams }) => ({
      action: searchParams.get('action'),
      course: slugs.courses.get(Number(searchParams.get('course'))),
      campus: slugs.campuses.get(Number(searchParams.get('campus'))),
    }));

const byChoice = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

describe('the coverage grid', () => {
  it('shows the deliberate holes of the sample and nothing else', async () => {
    const html = await readGrid(editor);
    expect(html).toContain('Couverture des liens CRM');
    expect(marksIn(html)).toHaveLength(90);
    expect(holesIn(html).sort(byChoice)).toEqual([...deliberateHoles].sort(byChoice));
    expect(html).not.toContain('title="corriger le lien"');
  });

  it('shows one action with the parameter action', async () => {
    const html = await readGrid(editor, '?action=registration');
    expect(marksIn(html)).toHaveLength(30);
    const expected = deliberateHoles.filter(({ action }) => action === 'registration');
    expect(holesIn(html).sort(byChoice)).toEqual([...expected].sort(byChoice));
  });

  it('speaks the language of the panel', async () => {
    const html = await readGrid({ ...editor, 'accept-language': 'en' });
    expect(html).toContain('Coverage of the CRM links');
    expect(html).toContain('Interaction Design');
  });

  it('shows an account its own schools only', async () => {
    const second = await readGrid(await personHeaders(contentUrl, 'secondEditor'));
    expect(second).toContain('Design naval');
    expect(second).not.toContain('Direction artistique');
    const admin = await readGrid(await personHeaders(contentUrl, 'admin'));
    expect(admin).toContain('Design naval');
    expect(admin).toContain('Direction artistique');
  });

  it('offers a contributor neither a new link nor an import', async () => {
    const html = await readGrid(await personHeaders(contentUrl, 'contributor'));
    expect(marksIn(html)).toHaveLength(86);
    expect(holesIn(html)).toEqual([]);
    expect(html).toContain('Exporter en CSV');
    expect(html).not.toContain('type="file"');
    expect(await readGrid(editor)).toContain('type="file"');
  });

  it('is closed to strangers and to the account of the site', async () => {
    for (const headers of [{}, await siteHeaders(contentUrl)]) {
      const html = await readGrid(headers);
      expect(html).not.toContain('Direction artistique');
      expect(marksIn(html)).toEqual([]);
    }
  });
});

describe('a CRM link', () => {
  it('is not saved with a URL that the site would not follow, and the editor reads why', async () => {
    const { docs } = (await (
      await fetch(`${contentUrl}/api/crm-links?limit=1&depth=0`, { headers: editor })
    ).json()) as {
      docs: { id: number }[];
    };
    for (const [url, reason] of [
      ['https://evil.example/form', 'evil.example'],
      ['http://crm.ecole.example/form', 'https://'],
      ['ecole', 'mal formée'],
    ]) {
      const response = await fetch(`${contentUrl}/api/crm-links/${docs[0]?.id}?locale=en`, {
        method: 'PATCH',
        headers: { ...editor, 'content-type': 'application/json' },
        body: JSON.stringify({ url }),
      });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(reason);
    }
  });
});

describe('the French address of a CRM link', () => {
  const missing = 'adresse française';
  const save = (method: string, path: string, url: string | null, rest: object = {}) =>
    fetch(`${contentUrl}/api/crm-links${path}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json' },
      body: JSON.stringify({ url, ...rest }),
    });
  const choiceOf = (action: string, course: string, campus: string) => {
    const named = (ends: Map<number, string>, slug: string) => [...ends].find(([, known]) => known === slug)?.[0];
    return { action, course: named(slugs.courses, course), campus: named(slugs.campuses, campus) };
  };
  const form = (end: string) => `${contentUrl}/sample-crm/${end}`;

  it('is given before the English one: alone, that would leave French visitors without a link', async () => {
    const choice = choiceOf('registration', 'annee-preparatoire', 'nantes');
    for (const url of [form('english'), null]) {
      const refused = await save('POST', '?locale=en', url, choice);
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(missing)]);
    }
    const created = await save('POST', '?locale=fr&depth=0', form('french'), choice);
    expect(created.status).toBe(201);
    const { doc } = (await created.json()) as { doc: { id: number } };
    for (const url of [form('english'), null])
      expect((await save('PATCH', `/${doc.id}?locale=en`, url)).status).toBe(200);
    const emptied = await save('PATCH', `/${doc.id}?locale=fr`, null);
    expect([emptied.status, await emptied.text()]).toEqual([400, expect.not.stringContaining(missing)]);
    expect((await fetch(`${contentUrl}/api/crm-links/${doc.id}`, { method: 'DELETE', headers: editor })).status).toBe(
      200,
    );
  });

  it('is asked for where a stored link has none, which can still be moved to the trash', async () => {
    const payload = await openPayload(inject('contentEnvironment'));
    const school = (await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' })).docs[0]?.id;
    const made = await payload.db.create({
      ...{ collection: 'crm-links', req: {} },
      data: { school, ...choiceOf('brochure', 'design-mobilier', 'bordeaux'), url: { en: form('english') } },
    });
    const refused = await save('PATCH', `/${made.id}?locale=en`, form('other'));
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(missing)]);
    const removed = await fetch(`${contentUrl}/api/crm-links/${made.id}?locale=en`, {
      method: 'DELETE',
      headers: editor,
    });
    expect(removed.status, await removed.text()).toBe(200);
    await payload.db.deleteMany({ collection: 'crm-links', where: { id: { equals: made.id } }, req: {} });
    await payload.destroy();
  });
});

describe('the sample CRM', () => {
  it('shows what it received, under a policy that allows nothing else', async () => {
    const response = await fetch(`${contentUrl}/sample-crm/contact?formation=design-objet&lang=en&x=%3Cimg%3E`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const html = await response.text();
    expect(html).toContain('design-objet');
    expect(html).toContain('&lt;img&gt;');
    expect((await fetch(`${contentUrl}/sample-crm/apply`)).status).toBe(404);
  });
});
