import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Click, formTarget, navigationTarget, type Submission } from './navigation-target.ts';

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
  /** of a link in a drawing, as SVG has it */
  get target() {
    return { baseVal: this.attributes.target ?? '' };
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
  vi.stubGlobal('Element', AnchorElement);
});
afterAll(() => {
  vi.unstubAllGlobals();
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
    ['no address', { href: 'https://' }, {}],
    ['a file', { href: '/media/abc/brochure.pdf' }, {}],
    ['an endpoint', { href: '/api/events' }, {}],
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

const list = { href: 'https://www.ecole.test/formations?level=master', origin: 'https://www.ecole.test' };
const form = (own: Partial<Submission> = {}): Submission => ({
  method: 'get',
  action: 'https://www.ecole.test/formations',
  target: '',
  entries: [],
  ...own,
});

describe('a GET form becomes a client navigation', () => {
  it.each<[string, Partial<Submission>, string]>([
    ['with its choices', { entries: [['campus', 'lyon']] }, '/formations?campus=lyon'],
    [
      'without what is left empty',
      {
        entries: [
          ['campus', ''],
          ['level', 'master'],
        ],
      },
      '/formations?level=master',
    ],
    ['with nothing chosen', { entries: [['campus', '']] }, '/formations'],
    ['in place of an old query', { action: list.href }, '/formations'],
    ['to a part of the page', { action: `${list.href}#cost`, entries: [['aid', '0']] }, '/formations?aid=0#cost'],
    ['with odd values', { entries: [['campus', 'é&=']] }, '/formations?campus=%C3%A9%26%3D'],
  ])('%s', (_case, own, expected) => {
    expect(formTarget(form(own), list)).toBe(expected);
  });
});

describe('a form is left to the browser', () => {
  it.each<[string, Partial<Submission>]>([
    ['that sends', { method: 'post' }],
    ['that closes a dialog', { method: 'dialog' }],
    ['of another origin', { action: 'https://crm.example/form' }],
    ['that requests a file', { action: 'https://www.ecole.test/api/events' }],
    ['that opens a window', { target: '_blank' }],
  ])('%s', (_case, own) => {
    expect(formTarget(form(own), list)).toBeNull();
  });
});
