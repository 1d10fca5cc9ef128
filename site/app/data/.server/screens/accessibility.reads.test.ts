import { locales } from '@vitrine/contract/routes/locale.ts';
import { expect, inject, it } from 'vitest';
import { sharedSecret } from '../../../../../e2e/environment/shared-secret.ts';
import { createContentClient } from '../content-client.ts';
import { readAccessibilityStatement } from '../readers/website.ts';

const contentOf = (username: string) => ({
  content: createContentClient({
    contentUrl: inject('contentUrl'),
    serviceAccount: { username, secret: sharedSecret },
  }),
});
const school = { email: 'contact@ecole.example', phone: '01 99 00 00 00' };

it('is read in both languages, with the contact of the school where it has none of its own', async () => {
  for (const locale of locales) {
    const statement = await readAccessibilityStatement(contentOf('site@ecole-meridienne.example'), locale, school);
    expect(statement).toMatchObject({ conformity: 'partial', rate: 92.5, phone: school.phone });
    expect(statement?.email).toBe('accessibilite@ecole-meridienne.example');
    expect(statement?.date).toMatch(/^2026-09-14/);
    expect(statement?.exceptions.map(({ kind }) => kind)).toEqual(['non-conformity', 'non-conformity', 'exempt']);
    expect(statement?.pages[0]).toBe(locale === 'fr' ? 'Accueil' : 'Home');
    expect(statement?.environments).toHaveLength(3);
  }
});

it('is none for a school that has not filled in its date', async () => {
  expect(await readAccessibilityStatement(contentOf('site@atelier-ponant.example'), 'fr', school)).toBeNull();
});
