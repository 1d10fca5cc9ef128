import { expect, type Locator, type Page } from '@playwright/test';
import { afterHydration } from '../../browser/hydration.ts';

/** The side menu and what it is opened by, in both languages. */

const languages = {
  fr: {
    home: '/',
    menus: ['Formations', 'Campus', 'L’École', 'Admissions'],
    firstCourse: '/formations',
    campus: 'Lyon',
    campusPage: '/campus/lyon',
    otherPage: '/ecole',
    actions: ['Contact', 'Documentation', 'Candidature'],
    close: 'Fermer le menu',
    back: 'Retour au menu',
    top: 'Haut de page',
    crm: '/crm/contact',
  },
  en: {
    home: '/en',
    menus: ['Courses', 'Campuses', 'The School', 'Admissions'],
    firstCourse: '/en/courses',
    campus: 'Lyon',
    campusPage: '/en/campuses/lyon',
    otherPage: '/en/school',
    actions: ['Contact us', 'Documentation', 'Apply online'],
    close: 'Close the menu',
    back: 'Back to the menu',
    top: 'Top of the page',
    crm: '/en/crm/contact',
  },
} as const;
type Words = (typeof languages)[keyof typeof languages];
export const bothLanguages = Object.entries(languages) as [keyof typeof languages, Words][];

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const menu = (panel: Locator, name: string) => panel.locator('summary').filter({ hasText: name });
export const entries = (panel: Locator) => panel.locator('nav > ul > li > a, nav > ul > li summary');

/** Opens a page and, once it is hydrated, its menu. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await afterHydration(page);
  await burger(page).click();
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  return panel;
}

/** The part of the page's width that an element takes. */
export const share = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().width / document.body.getBoundingClientRect().width);
