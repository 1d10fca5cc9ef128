import { expect, it } from 'vitest';
import { linkDocument } from '../documents/shared-documents.ts';
import { toLink } from './translate-link.ts';

const none = { document: null, screen: null, file: null, address: null };
const hash = '0123456789abcdef01234567';
const page = (slug: string | null, parent: { slug: string | null } | null) => ({
  ...none,
  to: 'document' as const,
  document: { relationTo: 'pages' as const, value: { slug, parent, _status: 'published' } },
});
/** A link as the content service answers it. */
const answered = (link: object) => linkDocument.parse({ ...none, ...link });

it.each([
  ['a screen', { ...none, to: 'screen' as const, screen: 'course-list' }, { href: '/en/courses', external: false }],
  ['a rubrique', page('school', null), { href: '/en/school', external: false }],
  ['a sub-page', page('history', { slug: 'school' }), { href: '/en/school/history', external: false }],
  [
    'an address elsewhere',
    { ...none, to: 'address' as const, address: 'https://a.example/b' },
    { href: 'https://a.example/b', external: true },
  ],
  [
    'a file',
    answered({ to: 'file', file: { hash, filename: 'plaquette 2026.pdf', mimeType: 'application/pdf' } }),
    { href: `/media/${hash}/plaquette%202026.pdf`, external: false },
  ],
  [
    'an inner address',
    { ...none, to: 'address' as const, address: '/en/agenda' },
    { href: '/en/agenda', external: false },
  ],
])('leads to %s', (_case, link, expected) => {
  expect(toLink(link, 'en')).toEqual(expected);
});

it.each([
  [
    'an unpublished document',
    { ...none, to: 'document' as const, document: { relationTo: 'courses' as const, value: null } },
  ],
  ['a file that is gone', { ...none, to: 'file' as const }],
  ['a picture', answered({ to: 'file', file: { hash, filename: 'a.jpg', mimeType: 'image/jpeg' } })],
  ['an untranslated document', page(null, null)],
  ['a sub-page whose rubrique is not translated', page('history', { slug: null })],
  [
    'a sub-page whose rubrique may not be read',
    answered({ to: 'document', document: { relationTo: 'pages', value: { slug: 'history', parent: 12 } } }),
  ],
  ['a screen that does not exist', { ...none, to: 'screen' as const, screen: 'admin' }],
  ['a script', { ...none, to: 'address' as const, address: 'javascript:alert(1)' }],
  ['another host without scheme', { ...none, to: 'address' as const, address: '//evil.example' }],
  ['another host by backslash', { ...none, to: 'address' as const, address: '/\\evil.example' }],
  ['nothing', null],
])('leads nowhere for %s', (_case, link) => {
  expect(toLink(link, 'en')).toBeNull();
});
