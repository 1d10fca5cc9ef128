import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonForScript } from './structured-data.ts';

it('is the same JSON for every text, and no text ends its element', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--<script>', ']]>', '\u2028', '\u2029', '&lt;/script&gt;', '</SCRIPT\n>'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile)), (parts) => {
      const value = parts.map(([one, other]) => ({ name: `${one}.${other}`, '@id': `${other}.${one}` }));
      const text = jsonForScript(value);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
});

it('leaves out what is empty', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '', addressLocality: 'Lyon' };
  expect(JSON.parse(jsonForScript({ name: 'Lyon', telephone: '', address }))).toEqual({
    name: 'Lyon',
    address: { '@type': 'PostalAddress', addressLocality: 'Lyon' },
  });
});
