import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../launcher/fingerprint.ts';
import { drawPicture, picturesOf } from '../../sample/pictures/sample-pictures.ts';

/** A small school with all rare cases, in the form that an export writes. */

const sample = path.resolve(import.meta.dirname, '../../sample/schools/ponant');

const page = (fields: string, ...body: string[]) =>
  [`---\n${fields}\n---\n`, ...body.map((part) => `${part}\n`)].join('\n');

/** A link that opens in a new tab, which Markdown cannot express. */
const newTab = `\`\`\`rich-text
text:
  root:
    children:
      - children:
          - detail: 0
            format: 0
            mode: normal
            style: ""
            text: "Deux espaces  et **deux étoiles** : "
            type: text
            version: 1
          - children:
              - detail: 0
                format: 1
                mode: normal
                style: ""
                text: le campus
                type: text
                version: 1
            direction: null
            fields:
              doc:
                relationTo: campuses
                value: brest
              linkType: internal
              newTab: true
            format: ""
            indent: 0
            type: link
            version: 3
        direction: null
        format: ""
        indent: 0
        textFormat: 0
        type: paragraph
        version: 1
    direction: null
    format: ""
    indent: 0
    type: root
    version: 1
\`\`\``;

const pages: Record<string, string> = {
  // A rubrique with a newer draft: another text, no introduction, no English page.
  'pages/atelier.draft.md': page(
    'title:\n  fr: L’atelier, demain\n  en: The Workshop\nslug:\n  fr: atelier-demain\n  en: workshop\nlayout: dynamic',
    '<!-- fr -->',
    'Le pont roulant sera [rouge](doc:pages/atelier/quai).',
    '```rich-text\ntext: Deux textes de suite.\n```',
    '```cards\ncards:\n  - title: Sans lien\n    hasLink: false\n  - title: Un écran\n    hasLink: true\n    link:\n      to: screen\n      screen: agenda\n```',
  ),
  // A sub-page with an incomplete translation, and the same share image in both languages.
  'pages/atelier/quai.md': page(
    'title:\n  fr: Le quai\n  en: The quay\nslug:\n  fr: quai\nparent: atelier\nseo:\n  metaTitle:\n    fr: Le quai d’Atelier Ponant\n  shareImage: ponant-quai.svg',
    '<!-- fr -->',
    newTab,
    '## Listes\n\n- **un** et *deux*\n- [écrire](mailto:quai@ecole.example)\n\n1. premier\n2. second\n\n> Une phrase citée.',
  ),
  // A newer draft without the text of a group whose image it keeps, and without a page.
  'pages/atelier/quai.draft.md': page(
    'title:\n  fr: Le quai\nslug:\n  fr: quai\nparent: atelier\nseo:\n  shareImage: ponant-quai.svg',
  ),
  'pages/brouillon.md': page('_status: draft\ntitle:\n  fr: Brouillon\nslug:\n  fr: brouillon\n  en: draft-page'),
  'pages/sans-adresse.md': page('_status: draft\ntitle:\n  fr: Sans adresse\nlayout: empty'),
  'pages/untitled.md': page('_status: draft\nintroduction:\n  fr: Ni titre ni adresse.'),
  // A French page that waits for the translation of a row, and English texts without a page.
  'courses/voilerie.md': page(
    [
      'title:\n  fr: Voilerie\n  en: Sail Making\nslug:\n  fr: voilerie\nintroduction:\n  fr: Un an.\n  en: One year.',
      'family: object\nlevel: bachelor\nduration: 12\nrhythms:\n  - initial\nlanguages:\n  - fr',
      'otherCosts:\n  - label:\n      en: Needles\n    amount: 40',
    ].join('\n'),
  ),
  'news/english-only.md': page(
    'title:\n  en: "Only in English: yes"\nslug:\n  en: english-only\npublishDate: today-3 09:00',
    '<!-- en -->',
    'Nothing of it is French.',
  ),
};

const lists: Record<string, unknown> = {
  'order.json': {
    campuses: ['brest'],
    courses: ['design-naval', 'voilerie'],
    // Not the order of their names.
    pages: ['untitled', 'sans-adresse', 'atelier', 'brouillon', 'atelier/quai'],
    news: ['mise-a-l-eau-du-goeland', 'english-only'],
  },
  'crm-links.json': [
    {
      action: 'contact',
      course: 'design-naval',
      campus: 'brest',
      url: { fr: 'crm:/contact?x=1', en: 'http://localhost:4300/other?lang=en' },
    },
  ],
  'redirects.json': [
    { from: '/vieux', to: '/atelier/quai', automatic: true },
    { from: '/candidature', to: 'crm:/candidater' },
  ],
  'portfolios.json': [
    {
      id: 'coque',
      title: { fr: 'Coque', en: 'Hull' },
      slug: { fr: 'coque', en: 'hull' },
      course: 'design-naval',
      year: 2025,
      student: 'Naïs',
      images: ['ponant-coque.svg', 'photographie.jpg'],
      software: ['Rhino'],
      materials: { fr: ['Chêne', 'Lin'], en: ['Oak'] },
      // The French title changed after its translation.
      translatedFrom: { title: 'TheHashOfAnother' },
      draft: {
        title: { fr: 'Coque n° 2' },
        slug: { fr: 'coque' },
        course: 'design-naval',
        year: 2026,
        student: 'Naïs',
      },
    },
  ],
  'labels.json': [
    { key: 'trial.label', text: { fr: 'Un libellé', en: 'A label' }, shipped: { fr: 'Libellé', en: 'Label' } },
    // Written for a former release, which had a value in it.
    { key: 'trial.former', text: { fr: 'Les {total}', en: 'All' }, shipped: { fr: 'Toutes', en: 'All' } },
  ],
};

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10H0z"/></svg>';

/** The text of every file below a folder, by its way. */
export async function textsBelow(folder: string): Promise<Record<string, string>> {
  const texts = await Promise.all(
    (await filesBelow(folder)).map(
      async (file) => [path.relative(folder, file), await readFile(file, 'latin1')] as const,
    ),
  );
  return Object.fromEntries(texts);
}

/** Writes the school into a folder of its own. @returns the folder in which it is, called `ponant` */
export async function writeTestSchool(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-school-'));
  const own = path.join(folder, 'ponant');
  await cp(sample, own, { recursive: true });
  for (const [file, text] of Object.entries(pages)) await writeBelow(own, file, text);
  for (const [file, rows] of Object.entries(lists)) await writeBelow(own, file, `${JSON.stringify(rows, null, 2)}\n`);
  for (const name of picturesOf('ponant')) await writeBelow(own, `media/${name}`, drawPicture('ponant', name));
  const [event] = JSON.parse(await readFile(path.join(own, 'events.json'), 'utf8')) as object[];
  const cancelled = {
    ...event,
    cancelled: true,
    cancellationReason: { fr: 'Avis de tempête.', en: 'A gale warning.' },
  };
  await writeBelow(own, 'events.json', `${JSON.stringify([cancelled], null, 2)}\n`);
  // Rows that wait for their translation: the English one makes English the only language in which its course is complete.
  await change(own, 'campuses/brest.md', 'gallery:', 'people:\n  - name: Naïs\n    role:\n      fr: Accueil\ngallery:');
  await change(
    own,
    'courses/design-naval.md',
    'finder:',
    'otherCosts:\n  - label:\n      en: Safety shoes\n    amount: 60\nfinder:',
  );
  const media = JSON.parse(await readFile(path.join(own, 'media.json'), 'utf8')) as object[];
  const photograph = { id: 'photographie.jpg', alt: { fr: 'Un aplat', en: 'A flat' }, credit: 'Naïs' };
  media.push({ ...photograph, focalX: 0, focalY: 80 }, { id: 'plaquette.pdf' });
  media.push({ id: 'english-only.svg', alt: { en: 'A square' } });
  await writeBelow(own, 'media.json', `${JSON.stringify(media, null, 2)}\n`);
  const flat = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a30' } });
  await writeBelow(own, 'media/photographie.jpg', await flat.jpeg().toBuffer());
  await writeBelow(own, 'media/english-only.svg', Buffer.from(square));
  await writeBelow(own, 'media/plaquette.pdf', Buffer.from('%PDF-1.4\nxref\n%%EOF\n'));
  return folder;
}

async function writeBelow(folder: string, file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

/** Changes a text of a file. @throws where it does not have that text */
export async function change(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
  await writeFile(path.join(folder, file), text.replace(from, to));
}
