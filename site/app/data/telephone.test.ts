import { expect, test } from 'vitest';
import { telephoneHref } from './telephone.ts';

test.each([
  ['04 65 71 19 96', 'tel:+33465711996'],
  ['04\u00a065\u00a071\u00a019\u00a096', 'tel:+33465711996'],
  ['+33 (0)4 65 71 19 96', 'tel:+33465711996'],
  ['00 33 4 65 71 19 96', 'tel:+33465711996'],
  ['+32 2 000 00 00', 'tel:+3220000000'],
])('%s is called at %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});
