import { describe, expect, it } from 'vitest';
import { switchTarget } from './language-switch.tsx';

describe('switchTarget', () => {
  it('leads to the translation of the page', () => {
    const alternates = { fr: '/formations/design-objet', en: '/en/courses/product-design' };
    expect(switchTarget(alternates, 'en')).toBe('/en/courses/product-design');
    expect(switchTarget(alternates, 'fr')).toBe('/formations/design-objet');
  });

  it('leads home where the page has no translation', () => {
    expect(switchTarget({ fr: '/actualites/seulement-en-francais' }, 'en')).toBe('/en');
  });

  it('says the language on the way to the French home', () => {
    expect(switchTarget({ en: '/en/news/english-only' }, 'fr')).toBe('/?lang=fr');
    expect(switchTarget({ fr: '/', en: '/en' }, 'fr')).toBe('/?lang=fr');
  });
});
