import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { TopBar } from './top-bar.tsx';

test('without a menu in a language the panel still has the search and the actions: on a phone nothing else has', () => {
  const school = { name: 'École', namespace: 'ecole', logo: null, tagManagerId: null };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider locale="fr" labels={shippedLabels('fr')}>
        <TopBar school={school} navbar={[]} alternates={{ fr: '/' }} withActions />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const panel = markup.slice(markup.indexOf('<dialog'), markup.indexOf('</dialog>'));
  expect(panel).toContain('<search');
  expect(panel).toContain('href="/crm/');
  expect(panel).not.toContain('<nav');
  expect(markup).toContain('aria-haspopup="dialog"');
});
