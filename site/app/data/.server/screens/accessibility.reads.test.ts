import { locales } from '@vitrine/contract/routes/locale.ts';
import { expect, it } from 'vitest';
import { siteOfTests } from '../../../../tests/site-of-tests.ts';
import { readAccessibilityStatement } from '../readers/website.ts';

const school = { email: 'contact@ecole.example', phone: '01 99 00 00 00' };

it('is read in both languages, with the contact of the school where it has none of its own', async () => {
  for (const locale of locales) {
    const statement = await readAccessibilityStatement(siteOfTests(), locale, school);
    expect(statement).toMatchObject({ conformity: 'partial', rate: 92.5, phone: school.phone });
    expect(statement?.email).toBe('accessibilite@ecole-meridienne.example');
    expect(statement?.date).toMatch(/^2026-09-14/);
    expect(statement?.exceptions.map(({ kind }) => kind)).toEqual(['non-conformity', 'non-conformity', 'exempt']);
    expect(statement?.pages[0]).toMatchObject({ text: locale === 'fr' ? 'Accueil' : 'Home' });
    expect([...(statement?.exceptions ?? []), ...(statement?.pages ?? [])].filter(({ lang }) => lang)).toEqual([]);
    expect(statement?.environments).toHaveLength(3);
  }
});

it('is none for a school that has not filled in its date', async () => {
  expect(await readAccessibilityStatement(siteOfTests('site@atelier-ponant.example'), 'fr', school)).toBeNull();
});
