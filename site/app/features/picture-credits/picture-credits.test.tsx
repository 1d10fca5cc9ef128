import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { PictureCredits } from './picture-credits.tsx';

it('says its words once: they name no region beside', () => {
  const labels = shippedLabels('fr');
  const markup = renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={labels}>
      <PictureCredits credits={['Studio Essai']} />
    </LanguageProvider>,
  );
  expect(markup).toContain('Studio Essai');
  expect(markup.split(labels['shell.picture-credits'] ?? '')).toHaveLength(2);
});
