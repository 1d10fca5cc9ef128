import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SelectionData } from '../../data/screen-data.ts';
import { mostPairs } from '../../data/selection.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { SelectionPage } from './selection-page.tsx';

/** The page of a selection of so many pairs, where the school has nothing else to add. */
const pageOf = (count: number) => {
  const requested = Array.from({ length: count }, (_, place) => `course-${place}.lyon`).join('_');
  return renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={{ 'selection.full': 'Six at most.', 'selection.add': 'Add a course' }}>
      <SelectionPage
        {...({ selected: [], missing: [], others: [], share: null, requested } as unknown as SelectionData)}
      />
    </LanguageProvider>,
  );
};

it.each([0, 1, mostPairs - 1])(
  'says nothing of the most pairs where there are only %d, and none is left to add',
  (count) => {
    expect(pageOf(count)).not.toContain('Six at most.');
    expect(pageOf(count)).not.toContain('Add a course');
  },
);

it('says that a selection is full', () => {
  expect(pageOf(mostPairs)).toContain('Six at most.');
});
