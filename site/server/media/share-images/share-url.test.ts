import { seal } from '@vitrine/contract/messages/sealed.ts';
import { expect, test } from 'vitest';
import type { ShareCard } from '../../../app/data/.server/translate/share-card.ts';
import { readShareUrl, shareUrl, urlOfName } from './share-url.ts';

const secret = 'a-secret-of-the-site';
const card: ShareCard = {
  locale: 'fr',
  site: 'École Méridienne',
  title: 'Design d’objet',
  kind: 'Bachelor',
  drawing: { of: 'course', family: 'object', months: 36, length: '3\u00a0ans' },
};
const url = shareUrl(card, secret) ?? '';

test('a URL names its card, and changes with every word of it', () => {
  expect(readShareUrl(url, secret)).toMatchObject({ card, isCurrent: true });
  const ofAnotherRelease = urlOfName(seal(['look-6', card], 'share-image', secret));
  expect(readShareUrl(ofAnotherRelease, secret)).toMatchObject({ card, isCurrent: false });
  expect(shareUrl({ ...card, title: 'Design d’objets' }, secret)).not.toBe(url);
});

test('a title of 200 letters of three bytes has a URL that the site lets in', () => {
  const long = shareUrl({ ...card, title: '€'.repeat(200) }, secret) ?? '';
  expect(long.length).toBeLessThan(2048);
  for (const segment of long.split('/').slice(1)) {
    expect(segment.length).toBeLessThan(256);
    expect(segment).toMatch(/^[\w-]/);
  }
  expect(readShareUrl(long, secret)?.card.title).toBe('€'.repeat(200));
});

test('a card that is too long has none', () => {
  expect(shareUrl({ ...card, title: 'a'.repeat(301) }, secret)).toBeNull();
  expect(shareUrl({ ...card, title: '' }, secret)).toBeNull();
});

test('nobody else can have anything drawn', () => {
  const forged = Buffer.from(JSON.stringify(['x', { ...card, title: 'Autre chose' }])).toString('base64url');
  const ours = url.slice('/media/share/'.length).replaceAll('/', '');
  const wrong = [
    urlOfName(`${forged}.${ours.split('.')[1]}`),
    shareUrl(card, 'another-secret-entirely') ?? '',
    urlOfName(seal(['x', card], 'preview-ticket', secret)),
    urlOfName(seal(card, 'share-image', secret)),
    // The same card cut into other segments: one card has one URL.
    url.replace('/share/', '/share/W/').replace('/W/W', '/W/'),
    url.replace('.png', '.jpg'),
    `${url}/`,
    '/media/share/',
    '/media/share/.png',
  ];
  for (const other of wrong) expect(readShareUrl(other, secret), other).toBeNull();
});
