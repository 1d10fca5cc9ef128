import { families } from '@vitrine/contract/vocabulary/families.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ShareCard, ShareDrawing } from '../../../app/data/.server/translate/share-card.ts';
import { compose } from './compose.ts';
import { drawCard } from './draw-card.ts';
import { frame } from './drawing.ts';
import { loadFaces } from './text-layout.ts';
import { theme } from './theme.ts';

const titles = {
  short: 'Lyon',
  usual: 'Architecture d’intérieur',
  long: 'Journées portes ouvertes : les ateliers de bois, de métal, de céramique et de sérigraphie du campus de Bordeaux se visitent, s’essaient et se racontent, avec celles et ceux qui y travaillent chaque jour',
  'one word': 'Anticonstitutionnellementextraordinairementinterdisciplinaire',
  'of letters that no face has': 'Ligatures 🎨 δοκιμή œuvre ÿ Ł',
};
const drawings: Record<string, ShareDrawing> = {
  ...Object.fromEntries(
    families.map((family) => [family, { of: 'course', family, months: 36, length: '3 ans' } satisfies ShareDrawing]),
  ),
  'a course of ten months': { of: 'course', family: 'foundation', months: 10, length: '10 mois' },
  'an event': { of: 'event', first: '2026-12-05', last: '2026-12-05', when: 'samedi 5 décembre 2026, de 10 h à 18 h' },
  'an event over new year': {
    of: 'event',
    first: '2026-12-28',
    last: '2027-01-09',
    when: '28 décembre 2026 – 9 janvier 2027',
  },
  'an article': { of: 'article', published: '2026-02-28', when: '28 février 2026' },
  'a campus': { of: 'campus', position: { latitude: -21.1151, longitude: 55.5364 } },
  'a campus without a position': { of: 'campus', position: null },
  'a page': { of: 'page', families: [] },
  'a page of one family': { of: 'page', families: ['object'] },
  'a page of all families': { of: 'page', families: [...families] },
};
const cards = Object.entries(drawings).flatMap(([of, drawing]) =>
  Object.entries(titles).map(([length, title]): [string, string, ShareCard] => [
    of,
    length,
    {
      locale: 'fr',
      site: 'École nationale supérieure des arts appliqués et des métiers',
      title,
      kind: 'Bachelor, bac + 3',
      drawing,
    },
  ]),
);
const faces = await loadFaces();

test.each(cards)(
  '%s with a title that is %s: every word is within the frame, and none on another',
  (_of, _length, card) => {
    const { words } = compose(card, faces);
    const margin = 30;
    for (const { x, y, width, height, text } of words) {
      expect(x, text).toBeGreaterThan(frame.x - margin);
      expect(x + width, text).toBeLessThan(frame.x + frame.width + margin);
      expect(y, text).toBeGreaterThan(0);
      expect(y + height, text).toBeLessThan(frame.y + frame.height + margin);
    }
    const lines = words.filter(({ height }) => height > 25);
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        // Of letters on two lines, accents may stand beside tails.
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        expect(across <= 0 || down < 0.2 * Math.max(one.height, other.height), `${one.text} / ${other.text}`).toBe(
          true,
        );
      }
    }
  },
);

test('the same card is the same drawing; another title, language or ink is another', () => {
  const of = (change: Partial<ShareCard>) => {
    const card: ShareCard = {
      locale: 'fr',
      site: 'École',
      title: 'Objet',
      kind: '',
      drawing: { of: 'course', family: 'object', months: 24, length: '2 ans' },
    };
    return String(compose({ ...card, ...change }, faces));
  };
  expect(of({})).toBe(of({}));
  const others = [{ title: 'Objets' }, { locale: 'en' as const }, { drawing: drawings.digital as ShareDrawing }];
  for (const other of others) expect(of(other)).not.toBe(of({}));
});

test('the image is a PNG of 1200 × 630 and light, with clean paper along its edges and the family’s ink within', async () => {
  const card: ShareCard = {
    locale: 'fr',
    site: 'École Méridienne',
    title: titles.long,
    kind: 'Master',
    drawing: { of: 'course', family: 'graphic', months: 24, length: '2 ans' },
  };
  const png = await drawCard(card);
  expect(png.length).toBeLessThan(100_000);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) =>
    `#${[0, 1, 2].map((part) => (data[(y * info.width + x) * info.channels + part] ?? 0).toString(16).padStart(2, '0')).join('')}`;
  const edge = new Set([
    ...Array.from({ length: 1200 }, (_, x) => [at(x, 2), at(x, 627)]).flat(),
    ...Array.from({ length: 630 }, (_, y) => [at(2, y), at(1197, y)]).flat(),
  ]);
  expect([...edge]).toEqual([theme.paper.paper]);
  expect(at(frame.x + frame.width - 8, frame.y + 8)).toBe(theme.families.graphic.solid);
});
