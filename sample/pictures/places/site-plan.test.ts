import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../content/src/school-files/markdown-document.ts';
import { draw } from '../draw.ts';
import { requestOf } from '../sample-pictures.ts';
import { lengthOf, pace } from './site-plan-marks.ts';

interface Campus {
  plan: string;
  landmarks: { letter: string; minutes?: number }[];
  access: { fr: { mode: string; text: string }[] };
}

const schools = path.join(import.meta.dirname, '../../schools');
const campuses = ['paris', 'lyon', 'bordeaux', 'nantes', 'strasbourg'];

/** The campus as its file has it. */
function readCampus(name: string): Campus {
  const text = readFileSync(path.join(schools, `meridienne/campuses/${name}.md`), 'utf8');
  const refuse = (field: string, sentence: string) => expect.fail(`${field}: ${sentence}`);
  return readMarkdown(text, ['body'], refuse) as unknown as Campus;
}

function planOf(campus: Campus) {
  const request = requestOf('meridienne', campus.plan);
  if (request.subject !== 'site-plan') throw new Error(`${campus.plan} is no site plan`);
  return request;
}

/** What directions say in words. `porte à porte` is not on foot. */
const numbers = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const minutesIn = (directions: string): number[] =>
  [...directions.matchAll(/([\p{L}]+) minutes(?! porte)/gu)].map(([, word = '']) =>
    word === 'quinze' ? 15 : numbers.indexOf(word),
  );

for (const name of campuses) {
  describe(`the site plan of ${name}`, () => {
    const campus = readCampus(name);
    const request = planOf(campus);
    const { landmarks } = campus;

    it('draws every way as long as the page says that it takes', () => {
      expect(request.place.landmarks.map(({ letter, way }) => [letter, Math.round(lengthOf(way) / pace)])).toEqual(
        landmarks.map(({ letter, minutes }) => [letter, minutes]),
      );
    });

    it('agrees with the directions on foot', () => {
      const onFoot = campus.access.fr.filter(({ mode }) => mode !== 'bike' && mode !== 'car');
      const said = onFoot.flatMap(({ text }) => minutesIn(text));
      expect(said.length).toBeGreaterThan(0);
      expect(landmarks.map(({ minutes }) => minutes)).toEqual(expect.arrayContaining(said));
    });

    it('keeps its letters on the sheet', () => {
      const { across, centre, landmarks: marked } = request.place;
      for (const { way, figure } of marked) {
        for (const [east, south] of [way[0] ?? [0, 0], figure]) {
          expect(Math.abs(east - centre[0])).toBeLessThan(across * 0.47);
          expect(Math.abs(south - centre[1])).toBeLessThan(across * 0.75 * 0.47);
        }
      }
    });

    it('is the same each time, on 1600 × 1200, small enough to keep and without a font', () => {
      const { svg, width, height } = draw(request);
      expect(draw({ ...request }).svg).toBe(svg);
      expect([width, height]).toEqual([1600, 1200]);
      expect(svg.length).toBeLessThan(60_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    });
  });
}
