import fc from 'fast-check';

/** Random steps of two editors on a few articles and pictures. */

export const kinds = [
  ...(['create', 'edit', 'translate', 'publish', 'unpublish', 'restore', 'copy', 'duplicate', 'schedule'] as const),
  ...(['delete', 'undelete', 'deleteImage', 'open', 'saveOpened', 'race'] as const),
] as const;

export interface Step {
  kind: (typeof kinds)[number];
  /** which editor */
  who: 0 | 1;
  /** which article, picture, version, modulo their number */
  article: number;
  image: number;
  version: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom(...kinds),
  who: fc.constantFrom(0 as const, 1 as const),
  article: fc.nat(2),
  image: fc.nat(2),
  version: fc.nat(30),
});

/** A dozen steps; the first ones create articles. */
export const sequences = fc
  .array(step, { minLength: 6, maxLength: 12 })
  .map((steps): Step[] => [{ ...(steps[0] as Step), kind: 'create' }, ...steps]);
