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

it('says that fees are those of a year, not the price of the course', () => {
  const offersOf = (fees: number) =>
    Object(
      courseData(school, { ...course, languages: [] }, [
        { fees, startDates: [], campus: { title: 'Lyon', url: '/' } } as never,
      ]),
    ).offers;
  expect(offersOf(9400)).toMatchObject([
    { category: 'Paid', priceSpecification: { price: 9400, referenceQuantity: { value: 1, unitCode: 'ANN' } } },
  ]);
  expect(offersOf(9400)[0]).not.toHaveProperty('price');
  expect(offersOf(0)).toMatchObject([{ category: 'Free', price: 0 }]);
});

it('names a diploma that is in no register, and none where there is none', () => {
  expect(awarded({ diploma: 'Diplôme d’école' })).toBe('Diplôme d’école');
  expect(awarded({})).toBeUndefined();
});
