import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { CallToActionBlock } from './text-blocks.tsx';

/** An invitation with this text under its heading. */
const invitation = (text: string) =>
  renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={{ 'action.contact': 'Contact' }}>
      <CallToActionBlock
        block={{
          ...{ kind: 'call-to-action', id: '1', heading: 'Écrivez-nous', anchor: 'ecrivez-nous' },
          ...{ text, action: 'contact' },
        }}
      />
    </LanguageProvider>,
  );

it('has no paragraph where an invitation has no text', () => {
  expect(invitation('Nous répondons.')).toContain('>Nous répondons.</p>');
  expect(invitation('')).not.toMatch(/<p[ >]/);
});
