import { describe, expect, it } from 'vitest';
import { changeOf } from './page-change.tsx';

const place = (address: string) => {
  const { pathname, search } = new URL(address, 'https://www.ecole.test');
  return { pathname, search };
};

describe('what a change of the address is to the visitor', () => {
  it.each([
    ['/formations', '/formations/design-objet', 'page'],
    ['/agenda', '/agenda/nantes', 'page'],
    ['/agenda?month=2026-12', '/en/agenda?month=2026-12', 'page'],
    ['/news', '/news?page=2', 'page'],
    ['/news?page=2', '/news', 'page'],
    ['/crm/contact', '/crm/contact?course=design-objet', 'page'],
    ['/crm/contact?campus=lyon', '/crm/contact?campus=lyon&course=design-objet', 'page'],
    ['/trouver-ma-formation', '/trouver-ma-formation?campus=lyon', 'page'],
    ['/en/find-my-course?campus=lyon', '/en/find-my-course?campus=lyon&rhythm=initial', 'page'],
    ['/trouver-ma-formation?campus=lyon', '/trouver-ma-formation?campus=lyon', 'anchor'],
    ['/formations', '/formations?campus=lyon', 'narrowed'],
    ['/formations?campus=lyon&level=master', '/formations', 'narrowed'],
    ['/formations?campus=lyon', '/formations?campus=paris&rhythm=initial', 'narrowed'],
    ['/agenda', '/agenda?month=2026-12', 'narrowed'],
    ['/agenda?utm_source=newsletter&gclid=1', '/agenda?kind=workshop', 'narrowed'],
    ['/news?utm_source=newsletter', '/news?page=2', 'page'],
    ['/agenda', '/agenda?month=2026-12&kind=workshop', 'narrowed'],
    ['/ecole', '/ecole', 'anchor'],
    ['/ecole#histoire', '/ecole#projet', 'anchor'],
  ])('from %s to %s: %s', (from, to, change) => {
    expect(changeOf(place(from), place(to))).toBe(change);
  });
});
