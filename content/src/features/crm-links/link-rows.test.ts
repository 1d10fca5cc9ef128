import { describe, expect, it } from 'vitest';
import type { CoverageLink } from './coverage/coverage.ts';
import { readLinkRows, writeLinkRows } from './link-rows.ts';

const known = {
  courses: new Map([
    ['design-objet', 1],
    ['design-mode', 2],
  ]),
  campuses: new Map([
    ['paris', 10],
    ['lyon', 11],
  ]),
};
const reading = { known, crmHosts: ['crm.ecole.example'], language: 'fr' as const };
const header = 'action,formation,campus,url_fr,url_en';
const form = 'https://crm.ecole.example/form';
const read = (...lines: string[]) => readLinkRows([header, ...lines].join('\n'), reading);
const linesOf = (...lines: string[]) => read(...lines).errors.map((error) => error.line);

describe('a file of CRM links', () => {
  it('is read into rows with identifiers', () => {
    expect(read(`contact,design-objet,paris,${form},${form}?lang=en`, `brochure,design-mode,lyon,${form},`)).toEqual({
      rows: [
        { line: 2, action: 'contact', course: 1, campus: 10, url: { fr: form, en: `${form}?lang=en` } },
        { line: 3, action: 'brochure', course: 2, campus: 11, url: { fr: form, en: '' } },
      ],
      errors: [],
    });
  });

  it('may have its columns in another order, and empty ones at the end', () => {
    const { rows, errors } = readLinkRows(
      `campus;URL_FR;url_en;action;formation;;\r\nparis;${form};;contact;design-objet;;\r\n`,
      reading,
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ action: 'contact', course: 1, campus: 10, url: { fr: form, en: '' } }]);
  });

  it.each([
    ['', 'action, formation, campus, url_fr, url_en'],
    ['action,formation,campus,url_fr\n', 'url_en'],
    [`${header},note\n`, 'note'],
    [`${header}\n`, 'aucune ligne'],
  ])('is refused as a whole where its columns do not fit: %j', (text, reason) => {
    const { rows, errors } = readLinkRows(text, reading);
    expect(rows).toEqual([]);
    expect(errors).toEqual([{ line: 1, message: expect.stringContaining(reason) }]);
  });

  it('is refused where a quote stays open, on its line', () => {
    expect(linesOf(`contact,design-objet,paris,${form},`, 'contact,"design-objet,lyon,,')).toEqual([3]);
  });

  it('names each wrong line and all of its errors', () => {
    const { errors } = read(
      `contact,design-objet,paris,${form},`,
      `apply,design-objet,paris,${form},`,
      `contact,nulle-part,ailleurs,${form},`,
      'contact,design-objet,lyon,https://evil.example/,http://crm.ecole.example/',
      `contact,design-objet,paris,${form},`,
      `contact,design-mode,paris,${form},,surplus`,
    );
    expect(errors.map((error) => error.line)).toEqual([3, 4, 4, 5, 5, 6, 7]);
    const messages = errors.map((error) => error.message);
    expect(messages[0]).toContain('apply');
    expect(messages[1]).toContain('nulle-part');
    expect(messages[2]).toContain('ailleurs');
    expect(messages[3]).toContain('evil.example');
    expect(messages[4]).toContain('https://');
    expect(messages[5]).toContain('ligne 2');
  });

  it('is refused where a link has no French address, as the form refuses it', () => {
    const { errors } = read('contact,design-objet,paris,,', `contact,design-objet,lyon, ,${form}`);
    const message = expect.stringMatching(/^Indiquez l’adresse du formulaire/);
    expect(errors).toEqual([
      { line: 2, message },
      { line: 3, message },
    ]);
  });

  it('counts the lines of the file where values run over several of them', () => {
    expect(linesOf(`contact,design-objet,"paris\n",${form},`, `contact,nulle-part,lyon,${form},`)).toEqual([4]);
  });

  it('is refused in the language of the panel', () => {
    const { errors } = readLinkRows(`${header}\napply,design-objet,paris,,`, { ...reading, language: 'en' });
    expect(errors[0]?.message).toMatch(/^There is no action “apply”/);
  });
});

describe('writing CRM links', () => {
  const link = (action: CoverageLink['action'], course: number, campus: number, fr: string, en = '') => ({
    ...{ id: course * campus, action, course, campus },
    url: { fr, en },
  });

  it('is the inverse of reading, in a fixed order', () => {
    const links = [
      link('registration', 2, 11, form),
      link('contact', 1, 10, `${form}?a=1,2`, form),
      link('contact', 9, 10, form),
    ];
    const text = writeLinkRows(links, known, ',');
    expect(text).toBe(
      `\uFEFF${header}\r\ncontact,design-objet,paris,"${form}?a=1,2",${form}\r\nregistration,design-mode,lyon,${form},\r\n`,
    );
    const { rows, errors } = readLinkRows(text, reading);
    expect(errors).toEqual([]);
    expect(rows.map(({ line, ...row }) => row)).toEqual([
      { action: 'contact', course: 1, campus: 10, url: { fr: `${form}?a=1,2`, en: form } },
      { action: 'registration', course: 2, campus: 11, url: { fr: form, en: '' } },
    ]);
  });
});
