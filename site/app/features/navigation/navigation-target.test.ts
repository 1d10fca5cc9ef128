import { beforeAll, describe, expect, it } from 'vitest';
import { type Click, navigationTarget } from './navigation-target.ts';

const here = {
  href: 'https://www.ecole.test/formations',
  origin: 'https://www.ecole.test',
  pathname: '/formations',
  search: '',
};

/** As much of an anchor as the function reads. */
class AnchorElement extends EventTarget {
  readonly attributes: Record<string, string>;
  constructor(attributes: Record<string, string>) {
    super();
    this.attributes = attributes;
  }
  get target() {
    return this.attributes.target ?? '';
  }
  closest() {
    return this;
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  hasAttribute(name: string) {
    return name in this.attributes;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { Element: AnchorElement });
});

const click = (attributes: Record<string, string>, keys: Partial<Click> = {}): Click => ({
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  target: new AnchorElement(attributes),
  ...keys,
});

describe('a click becomes a client navigation', () => {
  it.each([
    ['/campus/lyon', '/campus/lyon'],
    ['/news?page=2', '/news?page=2'],
    ['/ecole#histoire', '/ecole#histoire'],
    ['https://www.ecole.test/en', '/en'],
  ])('for %s', (href, expected) => {
    expect(navigationTarget(click({ href }), here)).toBe(expected);
  });
});

describe('a click is left to the browser', () => {
  it.each([
    ['another origin', { href: 'https://crm.example/form' }, {}],
    ['another scheme', { href: 'mailto:a@b.example' }, {}],
    ['a file', { href: '/media/abc/brochure.pdf' }, {}],
    ['a call', { href: '/api/events' }, {}],
    ['a download', { href: '/campus', download: '' }, {}],
    ['a new window', { href: '/campus', target: '_blank' }, {}],
    ['an anchor of this page', { href: '#campus' }, {}],
    ['a modified click', { href: '/campus' }, { ctrlKey: true }],
    ['the middle button', { href: '/campus' }, { button: 1 }],
    ['a handled click', { href: '/campus' }, { defaultPrevented: true }],
  ])('for %s', (_case, attributes, keys) => {
    expect(navigationTarget(click(attributes, keys), here)).toBeNull();
  });
});
