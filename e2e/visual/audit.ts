import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules for every page in every window: WCAG 2.2 AA, no horizontal scrolling, minimum size of targets. */

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Axe cannot determine the background behind pseudo-elements as large as the page's grid, and reports every text on it. The grid
 * consists of hairlines: the background of the text is the colour of the page.
 */
const options = {
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  // What passes is not described, element by element.
  resultTypes: ['violations'],
};

/** Axe for a page on the grid. Without a second page for its report: no frame of ours is of another origin. */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options(options as Parameters<AxeBuilder['options']>[0]).setLegacyMode();

/**
 * Waits until animations have ended: elements that fade in have a lower contrast. Those of what is left out of rendering stand still
 * until it is rendered.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isPassing = playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return !isPassing || !target?.checkVisibility({ contentVisibilityAuto: true });
    }),
  );
}

/**
 * Expects no violation of the rules that Axe can check, best practices included.
 * @param only `but-targets` where something fixed covers a part of the page: Axe measures what it leaves free of a target
 */
export async function expectNoBreach(
  page: Page,
  said: string,
  only: 'all' | 'colours' | 'but-colours' | 'but-targets' = 'all',
): Promise<void> {
  await atRest(page);
  const axe = axeOn(page);
  if (only === 'colours') axe.withRules(colourRules);
  else axe.withTags(tags);
  if (only === 'but-colours') axe.disableRules(colourRules);
  if (only === 'but-targets') axe.disableRules('target-size');
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, said).toEqual([]);
}

/** Expects that nothing is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page, said: string): Promise<void> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(sideways, said).toBeLessThanOrEqual(0);
}

/**
 * Expects targets of 24 × 24 px at least (WCAG 2.5.8), with the exceptions of the rule: links within a sentence,
 * and targets around whose middle a circle of that size touches no other.
 */
export async function expectTargets(page: Page, said: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), said).toEqual([]);
}

/** Expects that the page passes all checks as it is: no violation, nothing wider than the window, targets that can be hit. */
export async function expectPassesAudit(page: Page, said: string): Promise<void> {
  await expectNoBreach(page, said);
  await expectTargets(page, said);
  await expectNoSidewaysScrolling(page, said);
}

/** Runs all checks on the current page, in both schemes, in a desktop and a phone window and at a zoom of 400 %. */
export async function expectUsable(page: Page): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page, `${width} px`);
    await expectTargets(page, `${width} px`);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoBreach(page, `${width} px, ${colorScheme}`, colorScheme === 'light' ? 'all' : 'colours');
    }
  }
}

/** Runs in the page. @returns the targets that are too small, with text and size */
function smallTargets(): string[] {
  const least = 24;
  interface Target {
    element: HTMLElement;
    /** the fixed or sticky element that contains it */
    layer: Element | null;
    box: { left: number; top: number; right: number; bottom: number };
  }
  const small = ({ box }: Target) => box.right - box.left < least - 0.5 || box.bottom - box.top < least - 0.5;
  const middle = ({ box }: Target) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

  /** The clickable area of a link may be its whole card, that of a control its label. */
  function boxOf(element: HTMLElement): Target['box'] {
    const after = getComputedStyle(element, '::after');
    const stretched = after.position === 'absolute' && after.content !== 'none' ? element.offsetParent : null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return (stretched ?? label ?? element).getBoundingClientRect();
  }

  /** Whether an element is within a line of text. */
  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.closest('p, li, dd, td, figcaption, blockquote, label');
    return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 1;
  }

  /** Visually hidden elements, which appear on focus, are not shown. */
  function isShown(element: HTMLElement): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { bottom, left, right } = boxOf(element);
    return bottom + window.scrollY > 0 && right > 0 && right - left > 1;
  }

  function layerOf(element: Element | null): Element | null {
    if (!element || /fixed|sticky/.test(getComputedStyle(element).position)) return element;
    return layerOf(element.parentElement);
  }

  const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
  const targets = [...(document.querySelector(':modal') ?? document).querySelectorAll<HTMLElement>(selector)]
    .filter((element) => isShown(element) && !element.matches(':disabled'))
    .map((element): Target => ({ element, layer: layerOf(element), box: boxOf(element) }));

  const touches = (one: Target, other: Target): boolean => {
    if (one.layer !== other.layer) return false;
    const { x, y } = middle(one);
    if (small(other)) return Math.hypot(x - middle(other).x, y - middle(other).y) < least;
    const { left, right, top, bottom } = other.box;
    const away = { x: Math.max(left - x, 0, x - right), y: Math.max(top - y, 0, y - bottom) };
    return Math.hypot(away.x, away.y) < least / 2;
  };
  return targets
    .filter((target) => small(target) && !isInSentence(target.element))
    .filter((target) => targets.some((other) => other !== target && touches(target, other)))
    .map(({ element, box }) => {
      const size = `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`;
      return `${size}: ${element.outerHTML.slice(0, 120)}`;
    });
}
