import type { Image } from '../../model.ts';

const isCredited = (value: object): value is Image & { credit: string } =>
  'hash' in value && 'credit' in value && typeof value.credit === 'string' && value.credit !== '';

/**
 * Who made the pictures of a page, each once, in the order in which its data have them.
 * @param markup of the page, where its data may have pictures that it does not show
 */
export function creditsOf(data: unknown, markup?: string): string[] {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isCredited(value)) {
      if (markup?.includes(`/media/${value.hash}/`) ?? true) found.add(value.credit);
    } else for (const part of Object.values(value)) collect(part);
  };
  collect(data);
  return [...found];
}
