import { describe, expect, it } from 'vitest';
import { formTarget, type Submission } from './form-target.ts';

const here = { href: 'https://www.ecole.test/formations?level=master', origin: 'https://www.ecole.test' };
const form = (own: Partial<Submission> = {}): Submission => ({
  method: 'get',
  action: 'https://www.ecole.test/formations',
  target: '',
  entries: [],
  ...own,
});

describe('a form that asks becomes a client navigation', () => {
  it.each<[string, Partial<Submission>, string]>([
    ['with its choices', { entries: [['campus', 'lyon']] }, '/formations?campus=lyon'],
    [
      'without what is left empty',
      {
        entries: [
          ['campus', ''],
          ['level', 'master'],
        ],
      },
      '/formations?level=master',
    ],
    ['with nothing chosen', { entries: [['campus', '']] }, '/formations'],
    ['in place of an old query', { action: here.href }, '/formations'],
    ['with odd values', { entries: [['campus', 'é&=']] }, '/formations?campus=%C3%A9%26%3D'],
  ])('%s', (_case, own, expected) => {
    expect(formTarget(form(own), here)).toBe(expected);
  });
});

describe('a form is left to the browser', () => {
  it.each<[string, Partial<Submission>]>([
    ['that sends', { method: 'post' }],
    ['that closes a dialog', { method: 'dialog' }],
    ['of another origin', { action: 'https://crm.example/form' }],
    ['that asks for a file', { action: 'https://www.ecole.test/api/events' }],
    ['that opens a window', { target: '_blank' }],
  ])('%s', (_case, own) => {
    expect(formTarget(form(own), here)).toBeNull();
  });
});
