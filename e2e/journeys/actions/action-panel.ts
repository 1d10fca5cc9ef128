import { expect, type Locator, type Page } from '@playwright/test';
import { afterHydration } from '../../browser/hydration.ts';

/** The panel of the action flow (the popin), in both languages, for its journeys. */

export const actions = ['contact', 'brochure', 'registration'] as const;
export type Action = (typeof actions)[number];

/** The words of the sample, and the paths of pages, that journeys look for. */
export const languages = {
  fr: {
    home: '/',
    crm: '/crm',
    course: 'Design de mode',
    campus: 'Campus de Lyon',
    hole: 'Design textile et matières',
    elsewhere: 'Design d’objet',
    campusPage: '/campus/nantes',
    coursePage: '/formations/design-mode',
    confirm: 'Confirmer',
    continue: 'Continuer',
    reset: 'Tout effacer',
    close: 'Fermer',
    retry: 'Réessayer',
    incomplete: 'Vous devez choisir un campus et une formation.',
    unavailable: 'Le lien demandé est indisponible.',
    brochureOf: 'Recevoir la documentation : Design de mode',
  },
  en: {
    home: '/en',
    crm: '/en/crm',
    course: 'Fashion Design',
    campus: 'Lyon campus',
    hole: 'Textile and Materials',
    elsewhere: 'Product Design',
    campusPage: '/en/campuses/nantes',
    coursePage: '/en/courses/fashion-design',
    confirm: 'Confirm',
    continue: 'Continue',
    reset: 'Clear all',
    close: 'Close',
    retry: 'Try again',
    incomplete: 'You must choose a campus and a course.',
    unavailable: 'The requested link is unavailable.',
    brochureOf: 'Get our brochure: Fashion Design',
  },
} as const;
export const locales = ['fr', 'en'] as const;
export type Words = (typeof languages)[keyof typeof languages];

export const panelOf = (page: Page) => page.getByRole('dialog');
export const opener = (page: Page, words: Words, action: Action) =>
  page.locator(`a[href="${words.crm}/${action}"]`).filter({ visible: true }).first();
export const toggle = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });

export async function openPanel(page: Page, words: Words, action: Action, path: string = words.home): Promise<Locator> {
  await page.goto(path);
  await afterHydration(page);
  await opener(page, words, action).click();
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  return panel;
}
