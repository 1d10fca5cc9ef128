import { describe, expect, it } from 'vitest';
import { actionNamed, sampleCrmPage, sampleCrmPolicy } from './sample-crm-page.ts';

const pageOf = (query: string) => sampleCrmPage('contact', new URLSearchParams(query));
const rowsOf = (html: string) => html.match(/<tr><th scope="row">.*?<\/tr>/g) ?? [];

describe('the page of the sample CRM', () => {
  it('shows each parameter that it received, in order, also those given twice', () => {
    const rows = rowsOf(pageOf('formation=design-objet&site=paris&site=lyon&utm_source=none'));
    expect(
      rows.map((row) =>
        row
          .replace(/<[^>]+>/g, ' ')
          .split(/\s+/)
          .filter(Boolean),
      ),
    ).toEqual([
      ['formation', 'design-objet'],
      ['site', 'paris'],
      ['site', 'lyon'],
      ['utm_source', 'none'],
    ]);
  });

  it('says so where it received none, or an empty one', () => {
    expect(pageOf('')).toContain('Aucun paramètre');
    expect(rowsOf(pageOf('course='))[0]).toContain('(vide)');
  });

  it('is in English with lang=en', () => {
    expect(pageOf('lang=en')).toContain('<html lang="en">');
    expect(pageOf('lang=de')).toContain('<html lang="fr">');
  });

  it('writes names and values as text', () => {
    const html = pageOf(new URLSearchParams({ '<b>"\'': '</td><script>alert(1)</script>&amp;' }).toString());
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(rowsOf(html)[0]).toContain('&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
    expect(rowsOf(html)[0]).toContain('&lt;b&gt;&quot;&#39;');
  });

  it('exists for the three actions only', () => {
    expect(['contact', 'brochure', 'registration', 'apply', '__proto__'].map(actionNamed)).toEqual([
      'contact',
      'brochure',
      'registration',
      null,
      null,
    ]);
  });

  it('allows its own style and nothing else', () => {
    expect(sampleCrmPolicy).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='/);
  });
});
