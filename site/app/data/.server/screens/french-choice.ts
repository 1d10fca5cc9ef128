import type { Alternates } from '@vitrine/contract/routes/addresses.ts';
import type { PageFrame } from '../../model.ts';

/** The deep choice of a document's own page: its French slug, the last segment of its French address. */
export function frenchChoice(kind: 'course' | 'campus', alternates: Alternates): NonNullable<PageFrame['choice']> {
  const slug = alternates.fr?.split('/').at(-1);
  return slug ? { [kind]: slug } : {};
}
