import type { Locator } from '@playwright/test';

/** The words, of the texts of all elements, that are broken over two lines: such a word has two boxes. */
export const brokenWords = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((elements) =>
    elements.flatMap(({ firstChild }) => {
      if (!firstChild) return [];
      const words = [...(firstChild.textContent ?? '').matchAll(/\S+/g)];
      const isBroken = ({ index, 0: { length } }: RegExpExecArray) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + length);
        return range.getClientRects().length > 1;
      };
      return words.filter(isBroken).map(([word]) => word);
    }),
  );
