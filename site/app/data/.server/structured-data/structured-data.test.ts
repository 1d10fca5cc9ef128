import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CampusDetail, CourseDetail } from '../../details.ts';
import type { EventSummary, School } from '../../model.ts';
import { jsonForScript } from './structured-data.ts';
import { campusData, courseData, eventData, schoolData } from './things.ts';

const school = { siteUrl: 'https://www.ecole.example', name: 'École' } as School;
const course = {
  url: '/formations/design',
  title: 'Design',
  duration: 36,
  languages: [],
  image: null,
} as unknown as CourseDetail;
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
    Object(courseData(school, course, [{ fees, startDates: [], campus: { title: 'Lyon', url: '/' } } as never])).offers;
  expect(offersOf(9400)).toMatchObject([
    { category: 'Paid', priceSpecification: { price: 9400, referenceQuantity: { value: 1, unitCode: 'ANN' } } },
  ]);
  expect(offersOf(9400)[0]).not.toHaveProperty('price');
  expect(offersOf(0)).toMatchObject([{ category: 'Free', price: 0 }]);
});

it('says for how many years the fees of an apprenticeship of the last years are due', () => {
  const offerOf = (apprenticeYears: number | null, fees: number) => {
    const offering = { rhythm: 'apprenticeship', apprenticeYears, fees, startDates: [] };
    const data = courseData(school, course, [{ ...offering, campus: { title: 'Lyon', url: '/' } } as never]);
    const { offers, hasCourseInstance } = Object(data);
    expect(hasCourseInstance[0].offers).toEqual(offers[0]);
    return offers[0];
  };
  expect(offerOf(1, 8900)).toMatchObject({
    category: 'Paid',
    priceSpecification: { price: 8900, billingDuration: { value: 2, unitCode: 'ANN' } },
  });
  expect(offerOf(3, 0)).toMatchObject({ category: 'Free', price: 0 });
  expect(offerOf(null, 8900).priceSpecification).not.toHaveProperty('billingDuration');
});

it('says in which languages a course is taught, not that each campus teaches it in all of them', () => {
  const taught = courseData(school, { ...course, languages: ['fr', 'en'] }, [
    { fees: 0, startDates: [], campus: { title: 'Strasbourg', url: '/' } } as never,
  ]);
  expect(taught).toMatchObject({ inLanguage: ['fr', 'en'], hasCourseInstance: [{ name: 'Design, Strasbourg' }] });
  expect(Object(taught).hasCourseInstance[0]).not.toHaveProperty('inLanguage');
});

it('names a diploma that is in no register, and none where there is none', () => {
  expect(awarded({ diploma: 'Diplôme d’école' })).toBe('Diplôme d’école');
  expect(awarded({})).toBeUndefined();
});

it('gives telephone numbers with their country', () => {
  const at = { title: 'Campus de Lyon', url: '/', image: null, phone: '04 65 71 19 96' } as CampusDetail;
  expect(campusData(school, at)).toHaveProperty('telephone', '+33465711996');
  const contact = { address: '', phone: '01 99 00 19 87', email: '' };
  const [, itself] = schoolData({ ...school, contact, social: [] }, 'fr', []);
  expect(itself).toHaveProperty('telephone', '+33199001987');
});

const event = { url: '/agenda/jour', title: 'Jour', place: '', online: false, campus: null } as EventSummary;
const campus = { title: 'Campus de Lyon', slug: 'lyon', url: '/campus/lyon' };

it('says of an event where it takes place, as far as that is known', () => {
  expect(eventData(school, event, null)).not.toHaveProperty('location');
  const at = { ...campus, street: '12 quai Perrache', postalCode: '69002', city: 'Lyon', phone: '', email: '' };
  const locationAt = (place: string, title = campus.title) =>
    eventData(school, { ...event, campus: { ...campus, title }, place }, at).location;
  const ofCampus = {
    ...{ '@type': 'PostalAddress', streetAddress: '12 quai Perrache', postalCode: '69002' },
    ...{ addressLocality: 'Lyon', addressCountry: 'FR' },
  };
  for (const place of ['', 'Atelier bois, campus de Lyon'])
    expect(locationAt(place)).toEqual({ '@type': 'Place', name: 'Campus de Lyon', address: ofCampus });
  expect(locationAt('', 'Lyon')).toEqual({ '@type': 'Place', name: 'Lyon', address: ofCampus });
  for (const [place, title, address] of [
    ['3 rue du Musée', 'Campus de Lyon', '3 rue du Musée, Lyon'],
    ['Halle aux grains, Lyon', 'Lyon', 'Halle aux grains, Lyon'],
  ] as const)
    expect(locationAt(place, title)).toEqual({ '@type': 'Place', name: place, address });
  expect(eventData(school, { ...event, place: 'En ville' }, null)).toHaveProperty('location.address', 'En ville');
  expect(eventData(school, { ...event, online: true }, null)).toHaveProperty('location.@type', 'VirtualLocation');
});

it('is the same JSON for every text, and no text ends its element', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--<script>', ']]>', '\u2028', '\u2029', '&lt;/script&gt;', '</SCRIPT\n>'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile)), (parts) => {
      const value = parts.map(([one, other]) => ({ name: `${one}.${other}`, '@id': `${other}.${one}` }));
      const text = jsonForScript(value);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
});

it('leaves out what is empty', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '', addressLocality: 'Lyon' };
  expect(JSON.parse(jsonForScript({ name: 'Lyon', telephone: '', address }))).toEqual({
    name: 'Lyon',
    address: { '@type': 'PostalAddress', addressLocality: 'Lyon' },
  });
});
