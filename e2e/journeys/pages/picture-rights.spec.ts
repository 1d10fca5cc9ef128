import { expect, test } from '@playwright/test';
import { type Editor, logIn } from '../../environment/editor.ts';
import { contentPort } from '../../environment/ports.ts';

/** The pages that show a picture of the sample. */
const shown = ['/vie-etudiante/associations', '/en/student-life/student-societies'];

let editor: Editor;
let picture: { id: number; hash: string };

test.beforeAll(async () => {
  editor = await logIn(`http://localhost:${contentPort}`);
  picture = (await editor.find('media', 'filename', 'page-associations.svg')) as typeof picture;
});
test.afterAll(() => editor.change('media', picture.id, { rightsUntil: null, credit: null }));

test('a picture is credited, and once its rights have ended no page shows it', async ({ request }) => {
  const pageOf = async (path: string) => (await request.get(path)).text();
  await editor.change('media', picture.id, { credit: 'Studio Essai', rightsUntil: '2026-11-20T12:00:00.000Z' });
  for (const path of shown) {
    await expect.poll(() => pageOf(path), { message: path, timeout: 30_000 }).toContain('Studio Essai');
    // The last day is not over.
    expect(await pageOf(path)).toContain(picture.hash);
  }
  await editor.change('media', picture.id, { rightsUntil: '2026-11-19T12:00:00.000Z' });
  for (const path of shown) {
    await expect.poll(() => pageOf(path), { message: path, timeout: 30_000 }).not.toContain(picture.hash);
    const page = await pageOf(path);
    expect(page).toContain('<h1');
    expect(page).not.toContain('Studio Essai');
  }
});
