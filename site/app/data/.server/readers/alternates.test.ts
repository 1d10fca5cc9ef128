import { expect, it } from 'vitest';
import { switchWith } from './alternates.ts';

it('carries what is chosen to the languages that there are, and nothing where nothing is', () => {
  const alternates = { fr: '/agenda/lyon', en: '/en/agenda/lyon' };
  expect(switchWith(alternates, { month: '2026-12', level: null })).toEqual({
    switchTo: { fr: '/agenda/lyon?month=2026-12', en: '/en/agenda/lyon?month=2026-12' },
  });
  expect(switchWith({ fr: '/agenda/lyon' }, { month: '2026-12' })).toEqual({
    switchTo: { fr: '/agenda/lyon?month=2026-12' },
  });
  expect(switchWith(alternates, { month: undefined })).toEqual({});
});
