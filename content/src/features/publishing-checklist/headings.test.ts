import { describe, expect, it } from 'vitest';
import { headingFaults, headingsOf } from './headings.ts';

const heading = (level: number, text: string) => ({
  ...{ type: 'heading', tag: `h${level}` },
  children: [{ type: 'text', text }],
});
const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Un paragraphe.' }] };
const richText = (...children: object[]) => ({ root: { type: 'root', children } });
const text = (...children: object[]) => ({ blockType: 'rich-text', text: richText(...children) });

const faultsOf = (body: unknown) =>
  headingFaults(headingsOf(body, 'body')).map(
    ({ heading: { text, path, within }, expected }) =>
      `${path}${within ? `#${within.index}` : ''} ${text || '(empty)'} ${expected}`,
  );

describe('headings in order', () => {
  it.each([
    ['no body', undefined, []],
    ['no heading', [text(paragraph)], []],
    ['one after the other', [text(heading(2, 'A'), paragraph, heading(3, 'B'), heading(4, 'C'), heading(2, 'D'))], []],
    ['back by more than one', [text(heading(2, 'A'), heading(3, 'B'), heading(4, 'C')), text(heading(2, 'D'))], []],
    ['a text that begins below', [text(heading(3, 'A'))], ['body.0.text#0 A 2']],
    ['a level left out', [text(heading(2, 'A'), paragraph, heading(4, 'B'))], ['body.0.text#1 B 3']],
    [
      'once for several at that level',
      [text(heading(2, 'A'), heading(4, 'B'), heading(4, 'C'))],
      ['body.0.text#1 B 3'],
    ],
    ['in the next section', [text(heading(2, 'A')), text(heading(4, 'B'))], ['body.1.text#0 B 3']],
    ['below the heading of a section', [{ blockType: 'gallery', heading: 'A' }, text(heading(3, 'B'))], []],
    ['an empty heading', [text(heading(2, 'A'), heading(3, ' '))], ['body.0.text#1 (empty) null']],
    [
      'in a step, whose title is one below the section',
      [{ blockType: 'steps', heading: 'A', steps: [{ title: 'B', text: richText(heading(4, 'C')) }] }],
      [],
    ],
    [
      'in a step of a section without a heading',
      [{ blockType: 'steps', steps: [{ title: 'B', text: richText(heading(4, 'C')) }] }],
      ['body.0.steps.0.text#0 C 3'],
    ],
    [
      'in an answer',
      [{ blockType: 'accordion', items: [{ question: 'A?', answer: richText(heading(3, 'B')) }] }],
      ['body.0.items.0.answer#0 B 2'],
    ],
    ['what is no section', [null, 7, 'text', { text: 'A quote' }], []],
  ])('%s', (_what, body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });
});
