import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AccessibilityStatement } from '../../data/model.ts';
import type { AccessibilityData } from '../../data/screen-data.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';

const statement: AccessibilityStatement = {
  ...{ conformity: 'partial', rate: 92.5, date: '2026-09-14', auditor: '', environments: [], email: '', phone: '' },
  exceptions: [
    { kind: 'non-conformity', text: 'Une vidéo', lang: 'fr' },
    { kind: 'non-conformity', text: 'A map' },
  ],
  pages: [{ text: 'Accueil', lang: 'fr' }],
};

it('marks the language of what has not been translated', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider locale="en" labels={{}}>
      <AccessibilityPage {...({ school: 'École', statement } as AccessibilityData)} />
    </LanguageProvider>,
  );
  expect(html).toContain('<li lang="fr">Une vidéo</li><li>A map</li>');
  expect(html).toContain('<li lang="fr">Accueil</li>');
});
