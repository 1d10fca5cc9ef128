import { expect, it } from 'vitest';
import { linksOf } from './links-of-values.ts';

const link = (fields: object, text: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', fields, children: [{ type: 'text', text }] }],
});
const richText = (...children: object[]) => ({ root: { type: 'root', children } });

it.each([
  ['nothing', { title: 'A', to: undefined, body: null }, []],
  [
    'the links of a rich text, in their order',
    {
      body: [
        {
          text: richText(
            link({ linkType: 'internal', doc: { relationTo: 'courses', value: { id: 7 } } }, 'design'),
            link({ linkType: 'custom', url: '/campus' }, 'campus'),
            link({ linkType: 'internal', doc: null }, 'vide'),
            link({ linkType: 'custom', url: 'onisep.fr' }, 'onisep'),
          ),
        },
      ],
    },
    [
      ['body.0.text', 0, 'design', { to: 'document', collection: 'courses', id: 7 }],
      ['body.0.text', 1, 'campus', { to: 'address', address: '/campus' }],
      ['body.0.text', 2, 'vide', { to: 'nothing' }],
      ['body.0.text', 3, 'onisep', { to: 'address', address: 'https://onisep.fr' }],
    ],
  ],
  [
    'the link of a card',
    {
      body: [
        { cards: [{ title: 'A', hasLink: true, linkLabel: 'voir', link: { to: 'address', address: ' /campus ' } }] },
      ],
    },
    [['body.0.cards.0.link.address', undefined, 'voir', { to: 'address', address: '/campus' }]],
  ],
  [
    'the URLs of fields, in one language or in all',
    {
      body: [{ logos: [{ url: 'https://partner.example/' }, { url: '' }] }],
      url: { fr: 'https://crm.example/fr', en: null },
      complaintUrl: ' https://form.example ',
    },
    [
      ['body.0.logos.0.url', undefined, '', { to: 'address', address: 'https://partner.example/' }],
      ['url', undefined, '', { to: 'address', address: 'https://crm.example/fr' }],
      ['complaintUrl', undefined, '', { to: 'address', address: 'https://form.example' }],
    ],
  ],
  ['no link of a card without one', { cards: [{ hasLink: false, link: { to: 'document' } }] }, []],
  [
    'the links of a menu',
    {
      body: [
        { label: 'École', link: { to: 'document', document: { relationTo: 'pages', value: 3 }, address: '/left' } },
        {
          items: [
            { label: 'PDF', link: { to: 'file', file: { id: 9 } } },
            { label: 'Rien', link: { to: 'screen' } },
          ],
        },
        { label: 'Accueil', link: { to: 'screen', screen: 'home' } },
      ],
    },
    [
      ['body.0.link.document', undefined, 'École', { to: 'document', collection: 'pages', id: 3 }],
      ['body.1.items.0.link.file', undefined, 'PDF', { to: 'file', id: 9 }],
      ['body.1.items.1.link.to', undefined, 'Rien', { to: 'nothing' }],
      ['body.2.link.screen', undefined, 'Accueil', { to: 'screen' }],
    ],
  ],
])('finds %s', (_what, values, expected) => {
  expect(linksOf(values).map(({ path, within, text, target }) => [path, within?.index, text, target])).toEqual(
    expected,
  );
});
