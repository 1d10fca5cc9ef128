import type { Change } from '@vitrine/contract/messages/change.ts';
import type { PublishedState } from './published-state.ts';

/** Whether a document that stays published changes its URL or its school. */
export function isMoved(before: PublishedState, after: PublishedState): boolean {
  const differs = (language: 'fr' | 'en') => (before.slug[language] || null) !== (after.slug[language] || null);
  return before.parent !== after.parent || before.school !== after.school || differs('fr') || differs('en');
}

/**
 * What a save changed for visitors: nothing for a draft, `removed` for a document that is no longer published, both kinds for
 * one that moved, because pages that show its old URL must leave the caches at once.
 * @param before `null` where the document did not exist
 * @param after `null` where it no longer exists
 */
export function kindsOfChange(before: PublishedState | null, after: PublishedState | null): Change['kind'][] {
  if (before && after && before.savedAt === after.savedAt) return [];
  const kinds: Change['kind'][] = [];
  if (before?.isPublished && (!after?.isPublished || isMoved(before, after))) kinds.push('removed');
  if (after?.isPublished) kinds.push('published');
  return kinds;
}
