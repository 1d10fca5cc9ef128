import { expect, it } from 'vitest';
import type { ArticleSummary, School } from '../../app/data/model.ts';
import { asNewsItem, asSchool } from './response-shapes.ts';

it('a school has a logo with an absolute URL: its own, or the sign of the theme', () => {
  const logo = { hash: 'a'.repeat(24), width: 800, height: 200, alt: 'École Méridienne', colour: null };
  const school = { name: 'École Méridienne', logo } as unknown as School;
  expect(asSchool(school, 'https://www.ecole.example')).toMatchObject({
    name: 'École Méridienne',
    logo: { url: `https://www.ecole.example/media/${'a'.repeat(24)}/640.webp`, alt: 'École Méridienne' },
  });
  expect(asSchool({ ...school, logo: null }, 'https://www.ecole.example').logo).toEqual({
    url: 'https://www.ecole.example/icons/icon-512.png',
    alt: school.name,
  });
});

it('a news item names its campus as section 3 does, where it has one', () => {
  const article = { slug: 'a', title: 'A', campus: 'Lyon' } as ArticleSummary;
  expect(asNewsItem(article)).toMatchObject({ slug: 'a', title: 'A', campus_infos: { title: 'Lyon' } });
  expect(asNewsItem({ ...article, campus: null }).campus_infos).toBeNull();
});
