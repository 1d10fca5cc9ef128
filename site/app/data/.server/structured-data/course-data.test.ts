import { expect, it } from 'vitest';
import type { CourseDetail } from '../../details.ts';
import type { School } from '../../model.ts';
import { courseData } from './course-data.ts';

const school = { siteUrl: 'https://www.ecole.example', name: 'École' } as School;
const course = { url: '/formations/design', title: 'Design', duration: 36, image: null } as CourseDetail;
const awarded = (own: Partial<CourseDetail>) => {
  const data: { educationalCredentialAwarded?: unknown } = Object(
    courseData(school, { ...course, diploma: '', rncp: null, ...own }, []),
  );
  return data.educationalCredentialAwarded;
};

it('names the credential of a course with its number in the national register', () => {
  expect(awarded({ diploma: 'Titre RNCP de niveau 6', rncp: '38912' })).toMatchObject({
    '@type': 'EducationalOccupationalCredential',
    name: 'Titre RNCP de niveau 6',
    url: 'https://www.francecompetences.fr/recherche/rncp/38912/',
    identifier: { '@type': 'PropertyValue', propertyID: 'RNCP', value: '38912' },
  });
});

it('names a diploma that is in no register, and none where there is none', () => {
  expect(awarded({ diploma: 'Diplôme d’école' })).toBe('Diplôme d’école');
  expect(awarded({})).toBeUndefined();
});
