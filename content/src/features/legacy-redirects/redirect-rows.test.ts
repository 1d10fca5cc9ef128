import { describe, expect, it } from 'vitest';
import { readCsv } from '../../csv/csv.ts';
import { readRedirectRows, writeRedirectRows } from './redirect-rows.ts';

const reading = {
  existing: [
    { id: 1, from: '/presentation', to: '/ecole', automatic: false },
    { id: 2, from: '/partenaires', to: '/entreprises', automatic: false },
  ],
  live: [{ title: 'Histoire', path: '/ecole/histoire' }],
  allowed: { siteUrl: 'https://www.ecole.example', hosts: ['www.ecole.example'] },
  language: 'fr',
} as const;
const header = 'ancienne_adresse;nouvelle_adresse';
const read = (...lines: string[]) => readRedirectRows([header, ...lines].join('\r\n'), reading);

describe('a file of redirects', () => {
  it('is split into new, changed and unchanged rows', () => {
    expect(read('/Neuve/;/ecole', '/presentation;/ecole/histoire', '/partenaires;/entreprises')).toEqual({
      changes: {
        created: [{ from: '/neuve', to: '/ecole' }],
        updated: [{ id: 1, from: '/presentation', to: '/ecole/histoire' }],
        unchanged: 1,
      },
      errors: [],
    });
  });

  it('is refused with every invalid line, in order', () => {
    const { errors } = read(
      '/a;https://evil.example/',
      '/b;/presentation',
      '/c;/ecole',
      '/C;/admissions',
      '/ecole/histoire;/ecole',
      '/d;/e',
      '/e;/f;g',
    );
    expect(errors.map(({ line }) => line)).toEqual([2, 3, 5, 6, 7, 8, 8]);
    expect(errors[0]?.message).toContain('evil.example');
    expect(errors[1]?.message).toContain('/presentation');
    expect(errors[2]?.message).toContain('ligne 4');
    expect(errors[3]?.message).toContain('Histoire');
  });

  it('may swap rows of the table, as long as the result is valid', () => {
    expect(read('/presentation;/admissions', '/x;/ecole').errors).toEqual([]);
    expect(read('/ecole;/admissions').errors).toHaveLength(1);
    expect(read('/ecole;/admissions', '/presentation;/admissions').errors).toEqual([]);
  });

  it('is the same after export and import', () => {
    const text = writeRedirectRows(reading.existing, ';');
    expect(readCsv(text)).toHaveLength(3);
    expect(readRedirectRows(text, reading).changes).toEqual({ created: [], updated: [], unchanged: 2 });
  });
});
