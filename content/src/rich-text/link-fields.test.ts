import type { TextField } from 'payload';
import { expect, it } from 'vitest';
import { linkFields } from './link-fields.ts';

/** Payload's hook, which encodes what its own rule does not know. */
const payloadsHook = { beforeChange: [({ value }: { value?: string }) => encodeURIComponent(value ?? '')] };
const text: TextField = { name: 'text', type: 'text' };
const [same, field] = linkFields({ defaultFields: [text, { name: 'url', type: 'text', hooks: payloadsHook }] });
const { hooks, validate } = field as TextField;

const answerTo = (value: string | null | undefined, language = 'fr', linkType = 'custom') =>
  (validate as (value: unknown, options: unknown) => unknown)(value, {
    siblingData: { linkType },
    req: { i18n: { language } },
  });

it('takes a URL that can be completed, and does not encode it', () => {
  for (const typed of ['onisep.fr', 'contact@ecole.fr', '/ma-selection?pairs=a.b']) expect(answerTo(typed)).toBe(true);
  expect(hooks).toEqual({});
});

it.each([null, undefined, '', 'campus', 'javascript:alert(1)'])('refuses %j in the language of the panel', (typed) => {
  expect(answerTo(typed)).toMatch(/^L’adresse doit commencer par/);
  expect(answerTo(typed, 'en')).toMatch(/^The address must begin with/);
});

it('asks for no URL where a document is chosen, and leaves the other fields as they are', () => {
  expect(answerTo(null, 'fr', 'internal')).toBe(true);
  expect(same).toBe(text);
});
