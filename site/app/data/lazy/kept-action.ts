import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { type Action, actions } from '@vitrine/contract/vocabulary/actions.ts';
import { oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';

/** What a visitor wanted to do while there was no connection (section 4, "Kept for later"). Course and campus are French slugs. */
export interface KeptAction {
  action: Action;
  course: string | null;
  campus: string | null;
}

/** The name of what is kept in the browser's storage, and the version of its form. */
const storageName = 'later';
const version = 1;

/** ms; for how long it is offered (section 9). */
const keptFor = 7 * 24 * 3_600_000;

/** Keeps an action in the browser, in place of one that was kept before. It is never sent from here. */
export function keepAction({ action, course, campus }: KeptAction, now = Date.now()): void {
  try {
    localStorage.setItem(storageName, JSON.stringify({ version, action, course, campus, keptAt: now }));
  } catch {
    // Nothing can be stored: the message does not say that it is.
  }
}

/** Forgets what is kept. */
export function forgetAction(): void {
  try {
    localStorage.removeItem(storageName);
  } catch {
    // What cannot be stored was not kept.
  }
}

/** What is kept, or `null`: then what is there, as an action from more than seven days ago, is removed. */
export function keptAction(now = Date.now()): KeptAction | null {
  try {
    const kept = readKept(localStorage.getItem(storageName), now);
    if (!kept) localStorage.removeItem(storageName);
    return kept;
  } catch {
    return null;
  }
}

/**
 * The action of a stored text. It is a value from outside: whatever it is not, counts as absent.
 * @param text as the storage has it
 */
export function readKept(text: string | null, now: number): KeptAction | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const action = oneOf(actions, stored?.action);
    if (!stored || !action || stored.version !== version || typeof stored.keptAt !== 'number') return null;
    const age = now - stored.keptAt;
    return age >= 0 && age < keptFor ? { action, course: slugOf(stored.course), campus: slugOf(stored.campus) } : null;
  } catch {
    return null;
  }
}

const slugOf = (value: unknown) => (typeof value === 'string' && isSlug(value) ? value : null);

/** The call to action with what was chosen. */
export function pathOfKept({ action, course, campus }: KeptAction, locale: Locale): string {
  return pathTo('crm', locale, { action }, { course: course ?? undefined, campus: campus ?? undefined });
}
