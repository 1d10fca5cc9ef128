/// <reference path="../../../e2e/environment/vitest/provided-context.d.ts" />
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type EmptyDatabase, makeEmptyDatabase } from '../../tests/empty-database.ts';
import { openPayload } from '../../tests/open-payload.ts';
import { change, textsBelow, writeTestSchool } from '../../tests/test-school.ts';
import type { RichTextNode } from '../rich-text/nodes.ts';

/** A school imported into an empty database is exported as the same files; one with any error is not imported. */

let payload: Payload;
let database: EmptyDatabase;
const folders: string[] = [];

beforeAll(async () => {
  database = await makeEmptyDatabase(inject('contentEnvironment').DATABASE_URL ?? '');
  payload = await openPayload({
    ...database.environment,
    // Applies the migrations.
    NODE_ENV: 'production',
    CONTENT_PUBLIC_URL: 'http://localhost:4300',
    CRM_HOSTS: 'localhost:4300',
  });
});

afterAll(async () => {
  await payload?.destroy();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  await database?.remove();
});

async function trialSchool(): Promise<string> {
  const folder = await writeTestSchool();
  folders.push(folder);
  return folder;
}

const today = new Date('2026-11-20T09:00:00+01:00');

/** Imports a folder as the command does. @returns the errors, none where it was imported */
async function importFolder(
  folder: string,
  report: (line: string) => void = () => undefined,
  signal?: AbortSignal,
): Promise<string[]> {
  const { importFolder: run } = await import('./import-schools.ts');
  return run(folder, { payload, today, report, signal }).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
}

async function emptyFolder(): Promise<string> {
  const folder = `${await trialSchool()}-out`;
  folders.push(folder);
  return folder;
}

const isWhole = (line: string) => expect(line).toMatch(/^ponant: \d+ documents, 6 files$/);

async function exportInto(folder: string, report: (line: string) => void = isWhole): Promise<string> {
  const { exportSchools } = await import('./export-schools.ts');
  await exportSchools(folder, { payload, today, report });
  return folder;
}

/** Removes schools, which the panel cannot. */
async function removeSchools(ids: number[]): Promise<void> {
  for (const id of ids) {
    await payload.db.deleteVersions({ collection: 'schools', where: { parent: { equals: id } }, req: {} });
    await payload.db.deleteOne({ collection: 'schools', where: { id: { equals: id } }, req: {} });
  }
}

const everything = [
  'schools',
  'media',
  'campuses',
  'courses',
  'pages',
  'news',
  'events',
  'redirects',
  'labels',
] as const;

async function countAll(): Promise<number> {
  const counts = [];
  for (const collection of everything) counts.push((await payload.count({ collection })).totalDocs);
  return counts.reduce((sum, count) => sum + count, 0);
}

const uploads = () => readdir(database.environment.MEDIA_DIR).catch(() => []);

it('an export of a database without a school fails: it is another database than was meant', async () => {
  const folder = await emptyFolder();
  await expect(exportInto(folder)).rejects.toThrow('The database has no school');
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

describe('an import', () => {
  it('names the line of each syntax error', async () => {
    const folder = await trialSchool();
    const own = path.join(folder, 'ponant');
    await change(own, 'pages/brouillon.md', 'title:', 'title: [');
    await change(own, 'news/english-only.md', '<!-- en -->', '<!-- de -->');
    await change(own, 'pages/atelier.draft.md', '  - title: Un écran', '   - title: Un écran');
    await change(own, 'pages/atelier/quai.md', '## Listes', '<!-- en --\n\n```Quote\n\n## Listes');
    await change(own, 'redirects.json', '"/vieux"', '/vieux');
    await writeFile(path.join(own, 'notes.txt'), '');
    expect(await importFolder(folder)).toEqual([
      expect.stringMatching(/^ponant\/pages\/atelier\.draft\.md: line 23: This is no YAML: /),
      expect.stringMatching(/^ponant\/pages\/atelier\/quai\.md: line \d+: Expected here: the start of a section/),
      expect.stringMatching(/^ponant\/pages\/atelier\/quai\.md: line \d+: Expected here: the start of a section/),
      expect.stringMatching(/^ponant\/pages\/brouillon\.md: line \d: This is no YAML: /),
      'ponant/news/english-only.md: line 9: "de" is no language of the site: use fr or en.',
      expect.stringMatching(/^ponant\/redirects\.json: This is no JSON: .*\/vieux/),
      'ponant/notes.txt: Nothing is kept in a file of this name: remove it, or correct its name.',
    ]);
    expect(await countAll()).toBe(0);
  });

  it('names every error with its file and field, and writes nothing', async () => {
    const folder = await trialSchool();
    const own = path.join(folder, 'ponant');
    await change(own, 'courses/design-naval.md', 'duration: 36', 'duration: "36"\ncolour: red');
    await change(own, 'courses/design-naval.md', 'family: object', 'family: boats');
    await change(own, 'courses/design-naval.md', 'image: ponant-coque.svg', 'image: ponant-coque.png');
    await change(own, 'courses/design-naval.md', 'doc:campuses/brest', 'doc:campuses/paris');
    await change(own, 'campuses/brest.md', 'title:\n  fr: Brest\n  en: Brest', 'title:\n  en: Brest');
    await change(own, 'events.json', '"today+24 17:00"', '"2027-09-06"');
    await change(own, 'media.json', '"en": "A flat"', '"en": ""');
    await change(own, 'pages/atelier.md', '## Les outils', '```tools\n```');
    await change(own, 'pages/atelier/quai.md', '## Listes', '# Listes');
    await change(own, 'crm-links.json', 'http://localhost:4300/other', 'https://elsewhere.example/other');
    const second =
      '{ "action": "contact", "course": "design-naval", "campus": "brest", "url": { "fr": "crm:/second" } }';
    await change(own, 'crm-links.json', '\n]', `,\n${second}\n]`);
    await rm(path.join(own, 'media/ponant-outils.svg'));
    await writeFile(path.join(own, 'media/autre.jpg'), '');
    const course = 'ponant/courses/design-naval.md';
    expect(await importFolder(folder)).toEqual([
      'ponant/media.json: ponant-outils.svg: The folder media has no such file: add it, or remove this entry.',
      'ponant/media/autre.jpg: media.json does not have this file: describe it there, or remove it.',
      'ponant/crm-links.json: row 2: There is a link for this action, course and campus already: remove one of them.',
      expect.stringMatching(/^ponant\/media\.json: photographie\.jpg\.alt\.en: Please describe the image/),
      'ponant/campuses/brest.md: title.fr: This field is required.',
      expect.stringMatching(
        `${course}: colour: There is no such field: remove it, or use one of title, slug, .*, seo, translatedFrom[.]`,
      ),
      `${course}: image: There is no media/ponant-coque.png: correct the name, or add that document.`,
      `${course}: duration: Expected here: a number.`,
      `${course}: family: This field has an invalid selection.`,
      `${course}: body.fr.1.text: There is no campuses/paris: correct the name, or add that document.`,
      expect.stringMatching(
        /^ponant\/pages\/atelier\.md: body\.fr\.1: There is no section "tools": use one of rich-text, /,
      ),
      'ponant/pages/atelier/quai.md: body.fr.2.text: Headings are written ##, ### or ####, not as in this line: # Listes',
      expect.stringMatching(
        /^ponant\/events\.json: portes-ouvertes-de-la-voilerie\.dateEnd: "2027-09-06" is no moment: write /,
      ),
      'ponant/portfolios.json: coque.images: The image photographie.jpg has no text in "en": write its "alt" in media.json.',
      'ponant/crm-links.json: row 1.url.en: The host “elsewhere.example” is not allowed. Allowed hosts: localhost:4300.',
    ]);
    expect(await countAll()).toBe(0);
  });

  it('that is refused by its files begins no transaction: on SQLite nobody could save meanwhile', async () => {
    const folder = await trialSchool();
    await change(path.join(folder, 'ponant'), 'courses/design-naval.md', 'duration: 36', 'duration: "36"');
    const begun = vi.spyOn(payload.db, 'beginTransaction');
    const reported: string[] = [];
    const lines = await importFolder(folder, (line) => reported.push(line));
    const count = begun.mock.calls.length;
    begun.mockRestore();
    expect({ lines, count, reported }).toEqual({
      lines: ['ponant/courses/design-naval.md: duration: Expected here: a number.'],
      count: 0,
      reported: [],
    });
  });

  it('is rolled back where a save is refused', async () => {
    const folder = await trialSchool();
    await change(path.join(folder, 'ponant'), 'pages/atelier/quai.md', 'fr: quai', 'fr: Le Quai');
    expect(await importFolder(folder)).toEqual([
      expect.stringMatching(/^ponant\/pages\/atelier\/quai\.md: slug: “Le Quai” will not do/),
    ]);
    expect(await countAll()).toBe(0);
    expect(await uploads()).toEqual([]);
  });

  it('that is interrupted leaves nothing, no files either', async () => {
    const interruption = new AbortController();
    let stored = 0;
    const report = (line: string) => {
      if (!line.startsWith('Documents created')) return;
      interruption.abort(new Error('Interrupted'));
      stored = readdirSync(database.environment.MEDIA_DIR).length;
    };
    expect(await importFolder(await trialSchool(), report, interruption.signal)).toEqual(['Interrupted']);
    expect(stored).toBeGreaterThan(0);
    expect(await countAll()).toBe(0);
    expect(await uploads()).toEqual([]);
  });

  it('is the inverse of an export, byte for byte', async () => {
    const folder = await trialSchool();
    const reported: string[] = [];
    // What computers of editors put beside and into files is nothing of the school.
    const edited = await emptyFolder();
    await cp(folder, edited, { recursive: true });
    for (const name of ['.DS_Store', 'Thumbs.db']) await writeFile(path.join(edited, 'ponant/media', name), '');
    for (const file of ['pages/brouillon.md', 'labels.json']) {
      const text = await readFile(path.join(edited, 'ponant', file), 'utf8');
      await writeFile(path.join(edited, 'ponant', file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    }
    await change(path.join(edited, 'ponant'), 'pages/atelier/quai.md', '> Une phrase citée.', '> Une phrase\n> citée.');
    await change(path.join(edited, 'ponant'), 'pages/atelier.draft.md', '<!-- fr -->', '<!--FR--> ');
    await change(path.join(edited, 'ponant'), 'pages/atelier.draft.md', '```rich-text', '```rich-text ');
    await change(path.join(edited, 'ponant'), 'pages/atelier.draft.md', '\n```\n', '\n```  \n');
    expect(await importFolder(edited, (line) => reported.push(line))).toEqual([]);
    const isSaidOnSqlite = reported[0] === 'On SQLite nobody can save until the import is over.';
    expect(isSaidOnSqlite).toBe(payload.db.name === 'sqlite');
    expect(await textsBelow(await exportInto(await emptyFolder()))).toEqual(await textsBelow(folder));
  });

  it('keeps which translations are out of date', async () => {
    const { docs } = await payload.find({ collection: 'portfolios', locale: 'all', depth: 0, pagination: false });
    expect(docs.find(({ year }) => year === 2025)?.translation).toBe('outdated');
  });

  it('leaves out what an export that was killed has written', async () => {
    const folder = await trialSchool();
    await cp(path.join(folder, 'ponant'), path.join(folder, 'ponant.part'), { recursive: true });
    const { readSchools } = await import('./school-folders.ts');
    const schools = await readSchools(folder, payload);
    expect(schools.map(({ namespace }) => namespace)).toEqual(['ponant']);
  });

  it('reads what is a symbolic link: a school, a file of it and its uploads, or refuses it', async () => {
    const elsewhere = await trialSchool();
    const folder = await emptyFolder();
    await mkdir(folder);
    await symlink(path.join(elsewhere, 'ponant'), path.join(folder, 'ponant'));
    for (const name of ['labels.json', 'media']) {
      await rename(path.join(elsewhere, 'ponant', name), path.join(elsewhere, name));
      await symlink(path.join(elsewhere, name), path.join(elsewhere, 'ponant', name));
    }
    const { readSchools } = await import('./school-folders.ts');
    const documentsOf = async (from: string) => (await readSchools(from, payload)).map(({ documents }) => documents);
    expect(await documentsOf(folder)).toEqual(await documentsOf(await trialSchool()));
    await rename(path.join(elsewhere, 'ponant/news'), path.join(elsewhere, 'news'));
    await symlink(path.join(elsewhere, 'news'), path.join(elsewhere, 'ponant/news'));
    await expect(readSchools(folder, payload)).rejects.toThrow('ponant/news is a symbolic link to a folder');
  });

  it('is refused where the school exists already', async () => {
    const before = await countAll();
    const lines = await importFolder(await trialSchool());
    expect(lines).toContainEqual(
      expect.stringMatching(/^ponant\/school\.md: namespace: The database has a school ponant/),
    );
    expect(await countAll()).toBe(before);
  });
});

describe('a rich text', () => {
  const nothing = () => undefined;
  const open = async () => (await import('./rich-text-files.ts')).createRichTextFiles(payload.config);
  const textOf = ({ text = '', children = [] }: RichTextNode): string => text + children.map(textOf).join('');

  it.each([
    ['> La forme\n> suit\n>  la fonction.\n\nUn texte.', ['La forme suit la fonction.', 'Un texte.']],
    ['> Une phrase.\n\n> Une autre.', ['Une phrase.', 'Une autre.']],
  ])('has the lines of a quotation with spaces between them: %j', async (markdown, expected) => {
    const { root } = (await open()).read(markdown, nothing, expect.unreachable) as { root: RichTextNode };
    expect(root.children?.map(textOf)).toEqual(expected);
  });

  it.each([
    ['# Un titre', 'Headings are written ##, ### or ####'],
    ['Un texte.\n\n##### Un titre', 'Headings are written ##, ### or ####'],
    ['| a | b |', 'Tables are written in the panel only'],
    ['Voici ![un plan](plan.png) du site', 'Pictures are sections of their own'],
    ['> Une phrase.\n>\n> Une autre.', 'A quotation has one paragraph'],
  ])(
    'that the editor does not have is refused as Markdown, and its signs come back: %j',
    async (markdown, sentence) => {
      const files = await open();
      const refused: string[] = [];
      files.read(markdown, nothing, (one) => refused.push(one));
      expect(refused).toEqual([expect.stringContaining(sentence)]);
      const text = { detail: 0, format: 0, mode: 'normal', style: '', type: 'text', version: 1, text: markdown };
      const shared = { direction: null, format: '', indent: 0, version: 1 };
      const paragraph = { ...shared, textFormat: 0, type: 'paragraph', children: [text] };
      const value = { root: { ...shared, type: 'root', children: [paragraph] } };
      expect(
        files.read(
          files.write(value, () => null),
          nothing,
          expect.unreachable,
        ),
      ).toEqual(value);
    },
  );

  it('is written as Markdown where its signs are those of no other element', async () => {
    const files = await open();
    for (const markdown of ['#design et C# 8', '> 5 est écrit', 'a | b', 'Voici : ![', '#### Un titre']) {
      const value = files.read(markdown, nothing, expect.unreachable);
      expect(files.write(value, () => null)).toBe(markdown);
    }
  });
});

describe('an export', () => {
  it('that lacks files names all of them, leaves the earlier one as it was, and goes on with the next school', async () => {
    const folder = await exportInto(await emptyFolder());
    const before = await textsBelow(folder);
    const missing = ['photographie.jpg', 'ponant-outils.svg'].map((name) => ({
      name,
      file: path.join(database.environment.MEDIA_DIR, name),
    }));
    const pictures = await Promise.all(missing.map(({ file }) => readFile(file)));
    for (const { file } of missing) await rm(file);
    const rive = { namespace: 'rive', name: 'Rive' } as never;
    const { id } = await payload.create({ collection: 'schools', data: rive, draft: true });
    const lines: string[] = [];
    const exported = exportInto(folder, (line) => lines.push(line));
    const sentence = await exported.then(String, ({ message }) => message);
    await removeSchools([id]);
    for (const [index, { file }] of missing.entries()) await writeFile(file, pictures[index] as Buffer);
    expect(sentence).toMatch(/^ponant: not exported[.].*: [^:]+$/);
    expect(sentence.split(': ').at(-1)?.split(', ').sort()).toEqual(missing.map(({ name }) => name));
    expect(lines).toEqual(['rive: 1 documents, 0 files']);
    expect((await readdir(folder)).sort()).toEqual(['ponant', 'rive']);
    await rm(path.join(folder, 'rive'), { recursive: true });
    expect(await textsBelow(folder)).toEqual(before);
  });

  it('passes over schools that are only begun: without a namespace, with one that is no name of a folder, or another’s', async () => {
    const begun = [
      { name: 'Commencée' },
      { name: 'Rive', namespace: '..' },
      { name: 'Quai', namespace: 'a/b' },
      { name: 'Autre' },
    ];
    const ids: number[] = [];
    for (const data of begun)
      ids.push((await payload.create({ collection: 'schools', data: data as never, draft: true })).id);
    const another = { namespace: 'ponant' };
    await payload.update({ collection: 'schools', id: ids.at(-1) ?? 0, data: another, draft: true });
    const lines: string[] = [];
    const folder = await exportInto(await emptyFolder(), (line) => lines.push(line)).finally(() => removeSchools(ids));
    expect(lines).toEqual([
      expect.stringMatching(/^ponant: \d+ documents, 6 files$/),
      ...begun.map(({ name }) => `The school "${name}" is a draft without a namespace of its own yet: not exported`),
    ]);
    expect(await readdir(folder)).toEqual(['ponant']);
  });

  it('replaces an earlier one, and what one that was killed has left', async () => {
    const folder = await exportInto(await emptyFolder());
    const before = await textsBelow(folder);
    await writeFile(path.join(folder, 'ponant/notes.txt'), '');
    await mkdir(path.join(folder, 'ponant.part/media'), { recursive: true });
    await writeFile(path.join(folder, 'ponant.part/notes.txt'), '');
    await exportInto(folder);
    expect(await textsBelow(folder)).toEqual(before);
    expect(await readdir(folder)).toEqual(['ponant']);
  });

  it('leaves what is hidden in an earlier one, also in one that was killed while it replaced it', async () => {
    const folder = await exportInto(await emptyFolder());
    const before = await textsBelow(folder);
    await mkdir(path.join(folder, 'ponant/.git'));
    await writeFile(path.join(folder, 'ponant/.git/HEAD'), 'ref: refs/heads/main');
    const expected = { ...before, 'ponant/.git/HEAD': 'ref: refs/heads/main' };
    await exportInto(folder);
    expect(await textsBelow(folder)).toEqual(expected);
    const former = path.join(folder, 'ponant.former.part');
    await rename(path.join(folder, 'ponant'), former);
    await exportInto(folder);
    expect(await textsBelow(folder)).toEqual(expected);
    await mkdir(former);
    await rename(path.join(folder, 'ponant/.git'), path.join(former, '.git'));
    await exportInto(folder);
    expect(await textsBelow(folder)).toEqual(expected);
  });

  it('does not replace a symbolic link', async () => {
    const elsewhere = await exportInto(await emptyFolder());
    const folder = await emptyFolder();
    await mkdir(folder);
    await symlink(path.join(elsewhere, 'ponant'), path.join(folder, 'ponant'));
    await expect(exportInto(folder)).rejects.toThrow('ponant is a symbolic link');
    expect(await readlink(path.join(folder, 'ponant'))).toBe(path.join(elsewhere, 'ponant'));
    expect(await readdir(folder)).toEqual(['ponant']);
  });

  it('is refused while another one writes into the folder, and leaves that one alone', async () => {
    const folder = await exportInto(await emptyFolder());
    const before = await textsBelow(folder);
    const { storedFiles } = await import('../media/stored-files/stored-files.ts');
    const read = storedFiles.read.bind(storedFiles);
    const refused: unknown[] = [];
    const copying = vi.spyOn(storedFiles, 'read').mockImplementationOnce(async (key) => {
      await exportInto(folder).catch((error: unknown) => refused.push(error));
      return read(key);
    });
    await exportInto(folder);
    copying.mockRestore();
    expect(refused).toEqual([
      new Error(`Another export is writing into ${folder}: wait until it has ended, or name another folder.`),
    ]);
    expect(await textsBelow(folder)).toEqual(before);
    expect(await readdir(folder)).toEqual(['ponant']);
  });

  it('leaves a folder alone that is no export', async () => {
    const folder = await emptyFolder();
    await mkdir(path.join(folder, 'ponant'), { recursive: true });
    await writeFile(path.join(folder, 'ponant/notes.txt'), '');
    await expect(exportInto(folder)).rejects.toThrow('is no export of a school');
    expect(await readdir(path.join(folder, 'ponant'))).toEqual(['notes.txt']);
    expect(await readdir(folder)).toEqual(['ponant']);
  });

  it('that leaves something out is written, says what, and fails', async () => {
    const folder = await exportInto(await emptyFolder());
    const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'atelier' } }, locale: 'fr' });
    const setDeleted = (deletedAt: string | null) =>
      payload.db.updateOne({ collection: 'pages', id: docs[0]?.id ?? 0, data: { deletedAt }, req: {} });
    await setDeleted(today.toISOString());
    const lines: string[] = [];
    const exported = exportInto(folder, (line) => lines.push(line));
    const sentence = await exported.then(String, ({ message }) => message).finally(() => setDeleted(null));
    const leftOut = lines.filter((line) =>
      line.endsWith('refers to a document of pages that is not exported: left out'),
    );
    expect(leftOut.length).toBeGreaterThan(0);
    expect(sentence).toBe(`The export is written, but lacks what was left out (see above): ${leftOut.length}`);
    expect(await readdir(path.join(folder, 'ponant/pages'))).not.toContain('atelier.md');
  });

  it('has the new file that an editor puts in the place of another while files are copied', async () => {
    const { storedFiles } = await import('../media/stored-files/stored-files.ts');
    const read = storedFiles.read.bind(storedFiles);
    const { docs } = await payload.find({ collection: 'media', where: { filename: { equals: 'plaquette.pdf' } } });
    const bytes = Buffer.from('%PDF-1.4\n% new\nxref\n%%EOF\n');
    const copying = vi.spyOn(storedFiles, 'read').mockImplementationOnce(async (key) => {
      const file = { data: bytes, name: 'plaquette.pdf', mimetype: 'application/pdf', size: bytes.length };
      await payload.update({ collection: 'media', id: docs[0]?.id ?? 0, data: {}, file });
      await vi.waitFor(async () => expect(await uploads()).not.toContain('plaquette.pdf'));
      return read(key);
    });
    const lines: string[] = [];
    const folder = await exportInto(await emptyFolder(), (line) => lines.push(line));
    copying.mockRestore();
    expect(lines).toEqual([
      'The file plaquette.pdf was replaced or deleted meanwhile: this school is exported once more',
      expect.stringMatching(/^ponant: \d+ documents, 6 files$/),
    ]);
    expect(await readFile(path.join(folder, 'ponant/media/plaquette-1.pdf'))).toEqual(bytes);
    expect(await readFile(path.join(folder, 'ponant/media.json'), 'utf8')).toContain('"plaquette-1.pdf"');
  });
});
