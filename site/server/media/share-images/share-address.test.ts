import { seal } from '@vitrine/contract/messages/sealed.ts';
import { expect, test } from 'vitest';
import type { ShareCard } from '../../../app/data/.server/translate/share-card.ts';
import { addressOfName, readShareAddress, shareAddress } from './share-address.ts';

const secret = 'a-secret-of-the-site';
const card: ShareCard = {
  locale: 'fr',
  site: 'École Méridienne',
  title: 'Design d’objet',
  kind: 'Bachelor',
  drawing: { of: 'course', family: 'object', months: 36, length: '3\u00a0ans' },
};
const address = shareAddress(card, secret) ?? '';

test('an address names its card, and changes with every word of it', () => {
  expect(readShareAddress(address, secret)?.card).toEqual(card);
  expect(shareAddress({ ...card, title: 'Design d’objets' }, secret)).not.toBe(address);
});

test('a title of 200 letters of three bytes has an address that the site lets in', () => {
  const long = shareAddress({ ...card, title: '€'.repeat(200) }, secret) ?? '';
  expect(long.length).toBeLessThan(2048);
  for (const segment of long.split('/').slice(1)) {
    expect(segment.length).toBeLessThan(256);
    expect(segment).toMatch(/^[\w-]/);
  }
  expect(readShareAddress(long, secret)?.card.title).toBe('€'.repeat(200));
});

test('a card that is too long has none', () => {
  expect(shareAddress({ ...card, title: 'a'.repeat(301) }, secret)).toBeNull();
  expect(shareAddress({ ...card, title: '' }, secret)).toBeNull();
});

test('nobody else can have anything drawn', () => {
  const forged = Buffer.from(JSON.stringify(['x', { ...card, title: 'Autre chose' }])).toString('base64url');
  const ours = address.slice('/media/share/'.length).replaceAll('/', '');
  const wrong = [
    addressOfName(`${forged}.${ours.split('.')[1]}`),
    shareAddress(card, 'another-secret-entirely') ?? '',
    addressOfName(seal(['x', card], 'preview-ticket', secret)),
    addressOfName(seal(card, 'share-image', secret)),
    // The same card cut into other segments: one card has one address.
    address.replace('/share/', '/share/W/').replace('/W/W', '/W/'),
    address.replace('.png', '.jpg'),
    `${address}/`,
    '/media/share/',
    '/media/share/.png',
  ];
  for (const other of wrong) expect(readShareAddress(other, secret), other).toBeNull();
});
