import type { Change } from '@vitrine/contract/messages/change.ts';
import type { PublishedState } from './published-state.ts';

/** Whether a document that stays published leaves a URL or a site. */
export function isMoved(before: PublishedState, after: PublishedState): boolean {
  const differs = (language: 'fr' | 'en') => (before.slug[language] || null) !== (after.slug[language] || null);
  return before.parent !== after.parent || before.school !== after.school || differs('fr') || differs('en');
}

/**
 * What a save was for visitors: nothing for a draft, `removed` for what they had and have no more, both for a document
 * that moved, because whatever showed its old URL must leave at once.
 * @param before `null` where the document did not exist
 * @param after `null` where it exists no more
 */
export function kindsOfChange(before: PublishedState | null, after: PublishedState | null): Change['kind'][] {
  if (before && after && before.savedAt === after.savedAt) return [];
  const kinds: Change['kind'][] = [];
  if (before?.isPublished && (!after?.isPublished || isMoved(before, after))) kinds.push('removed');
  if (after?.isPublished) kinds.push('published');
  return kinds;
}
