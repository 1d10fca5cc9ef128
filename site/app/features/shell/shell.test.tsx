import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { School } from '../../data/model.ts';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { FooterContent } from './footer-content.tsx';
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

test('the footer has a frame where one is configured, loaded late, named, without an origin and a referrer', () => {
  const school = { name: 'École', namespace: 'ecole', logo: null, social: [], conformity: null };
  const contact = { address: null, phone: null, email: null };
  const markupWith = (footerFrameUrl: string | null) =>
    renderToStaticMarkup(
      <LanguageProvider locale="fr" labels={shippedLabels('fr')}>
        <FooterContent
          school={{ ...school, contact, complaintUrl: null, footerFrameUrl } as unknown as School}
          menu={[]}
          legal={[]}
          asksConsent={false}
        />
      </LanguageProvider>,
    );
  expect(markupWith(null)).not.toContain('<iframe');
  const [frame = ''] = /<iframe[^>]*>/.exec(markupWith('https://plan.example/')) ?? [];
  expect(frame).toContain('src="https://plan.example/"');
  expect(frame).toContain('sandbox="allow-scripts allow-forms allow-popups"');
  expect(frame).toContain('loading="lazy"');
  expect(frame).toContain('referrerPolicy="no-referrer"');
  expect(frame).toMatch(/title="[^"]+"/);
});
