import { rncpUrl } from '@vitrine/contract/courses/course-certification.ts';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { isoCodes, type Locale } from '@vitrine/contract/routes/locale.ts';
import type {
  CollegeOrUniversity,
  Course,
  CourseInstance,
  EducationalOccupationalCredential,
  Event,
  FAQPage,
  NewsArticle,
  Offer,
  Organization,
  Place,
  PostalAddress,
  QuantitativeValue,
  SearchAction,
  Thing,
  VirtualLocation,
  VisualArtwork,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { Block } from '../../blocks.ts';
import { courseCost } from '../../course-cost.ts';
import type { ArticleDetail, CampusDetail, CampusPlace, CourseDetail } from '../../details.ts';
import { shareImageOf } from '../../image-sources.ts';
import type { CampusSummary, EventSummary, Image, Offering, School, Work } from '../../model.ts';
import { internationalTelephone } from '../../telephone.ts';
import { workAnchor } from '../../work-anchor.ts';
import { isPlaceOn } from '../readers/events.ts';

/** The identifier of the school: the canonical URL of its French home page. */
const schoolId = ({ siteUrl }: Pick<School, 'siteUrl'>): string => `${siteUrl}/`;

/** A school or one of its campuses, known by its canonical URL. */
const institution = (url: string, name: string): Exclude<CollegeOrUniversity & Organization, string> => ({
  '@type': 'CollegeOrUniversity',
  '@id': url,
  name,
  url,
});

/** The school, where something belongs to it. */
const schoolReference = (school: Pick<School, 'siteUrl' | 'name'>) => institution(schoolId(school), school.name);

/** The absolute URL of a page or a part of it. */
const absolute = ({ siteUrl }: Pick<School, 'siteUrl'>, path: string): string => new URL(path, siteUrl).href;

/** The URL of a picture, as a property, or none. */
const imageOf = (school: Pick<School, 'siteUrl'>, image: Image | null): { image?: string } =>
  image ? { image: shareImageOf(image, school.siteUrl).url } : {};

const departmentOf = (school: School, { title, url }: Pick<CampusSummary, 'title' | 'url'>) =>
  institution(absolute(school, url), title);

const addressOf = ({ street, postalCode, city }: CampusPlace | CampusDetail): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: 'FR',
});

/** How the site is searched. The braces are the template's own (RFC 6570), so they are not encoded. */
const searchAction = (school: School, locale: Locale): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute(school, pathTo('search', locale))}?q={question}` },
  'query-input': 'required name=question',
});

/** The site and the school with its campuses, for the home page. */
export function schoolData(school: School, locale: Locale, campuses: readonly CampusSummary[]): Thing[] {
  const { siteName, contact, logo, social } = school;
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${schoolId(school)}#website`,
    name: siteName,
    url: schoolId(school),
    inLanguage: isoCodes[locale].language,
    publisher: { '@id': schoolId(school) },
    potentialAction: searchAction(school, locale),
  };
  const itself: CollegeOrUniversity = {
    ...schoolReference(school),
    address: contact.address,
    telephone: internationalTelephone(contact.phone),
    email: contact.email,
    ...(logo && { logo: shareImageOf(logo, school.siteUrl).url }),
    sameAs: social.filter(({ visible }) => visible).map(({ url }) => url),
    department: campuses.map((campus) => departmentOf(school, campus)),
  };
  return [site, itself];
}

/** A campus, as a department of the school, for its own page. */
export function campusData(school: School, campus: CampusDetail): CollegeOrUniversity {
  const { position } = campus;
  return {
    ...departmentOf(school, campus),
    description: campus.introduction,
    ...imageOf(school, campus.image),
    address: addressOf(campus),
    telephone: internationalTelephone(campus.phone),
    email: campus.email,
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    parentOrganization: schoolReference(school),
  };
}

/** School years, as search engines read them. */
const annual = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value, unitCode: 'ANN' });

/** Fees are those of a year, and of so many years where a company pays the last ones: a `price` would be that of the whole course. */
function offerOf(offering: Offering, months: number): Offer {
  const { years, feeYears, fees } = courseCost(offering, months, []);
  if (fees === 0) return { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    category: 'Paid',
    priceSpecification: {
      ...{ '@type': 'UnitPriceSpecification', price: offering.fees, priceCurrency: 'EUR' },
      referenceQuantity: annual(1),
      ...(feeYears < years && { billingDuration: annual(feeYears) }),
    },
  };
}

/** One for each beginning of a course at a campus, or one without a date. */
function instancesOf(school: School, course: CourseDetail, offering: Offering): CourseInstance[] {
  const { campus, startDates } = offering;
  const instance: Exclude<CourseInstance, string> = {
    '@type': 'CourseInstance',
    name: `${course.title}, ${campus.title}`,
    courseMode: 'Onsite',
    location: { '@type': 'Place', '@id': absolute(school, campus.url), name: campus.title, address: campus.city },
    // How long it takes, in the form that search engines ask for.
    courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Monthly', repeatCount: course.duration },
    offers: offerOf(offering, course.duration),
  };
  if (startDates.length === 0) return [instance];
  return startDates.map((date) => ({ ...instance, startDate: date.slice(0, 10) }));
}

/** What a course leads to, with its number in the national register where it has one; none where it leads to nothing. */
function credentialOf({ diploma, rncp }: CourseDetail): EducationalOccupationalCredential | string | null {
  if (!rncp) return diploma || null;
  return {
    '@type': 'EducationalOccupationalCredential',
    name: diploma || `RNCP ${rncp}`,
    url: rncpUrl(rncp),
    identifier: { '@type': 'PropertyValue', propertyID: 'RNCP', value: rncp },
    recognizedBy: { '@type': 'Organization', name: 'France compétences', url: 'https://www.francecompetences.fr/' },
  };
}

/** A course with what is taught of it where and when. */
export function courseData(school: School, course: CourseDetail, offerings: readonly Offering[]): Course {
  const credential = credentialOf(course);
  return {
    '@type': 'Course',
    '@id': absolute(school, course.url),
    url: absolute(school, course.url),
    name: course.title,
    description: course.introduction,
    ...imageOf(school, course.image),
    provider: schoolReference(school),
    // Not on its instances: that a course is taught in two languages does not say that each campus teaches it in both.
    inLanguage: course.languages.map((language) => isoCodes[language].language),
    timeRequired: `P${course.duration}M`,
    ...(credential && { educationalCredentialAwarded: credential }),
    offers: offerings.map((offering) => offerOf(offering, course.duration)),
    hasCourseInstance: offerings.flatMap((offering) => instancesOf(school, course, offering)),
  };
}

/**
 * A student's work in an exhibition, with its credit and the picture of its card; the viewer shows more.
 * @param path of the page of the exhibition
 */
export function workData(school: School, path: string, work: Work): VisualArtwork {
  return {
    '@type': 'VisualArtwork',
    '@id': absolute(school, `${path}#${workAnchor(work)}`),
    name: work.title,
    creator: { '@type': 'Person', name: work.student },
    creditText: `${work.student}, ${school.name}, ${work.year}`,
    dateCreated: String(work.year),
    ...imageOf(school, work.images[0] ?? null),
  };
}

/**
 * Where an event takes place: on its campus, where nothing else is said or the place names the campus by more than its city; else at
 * the place, which may be a room or anywhere in the city: its street and postal code are not known.
 */
function placeOf(place: string, campus: { title: string } | null, at: CampusPlace | null): Place {
  if (!campus || !at) return { '@type': 'Place', name: place || campus?.title, address: place || campus?.title };
  const { city } = at;
  if (place && (campus.title === city || !isPlaceOn(place, campus)))
    return { '@type': 'Place', name: place, address: place.includes(city) ? place : `${place}, ${city}` };
  return { '@type': 'Place', name: campus.title, address: addressOf(at) };
}

/**
 * An event at a place or online; where neither is known, nothing is said of it.
 * @param at where its campus is
 */
export function eventData(school: School, event: EventSummary, at: CampusPlace | null): Event {
  const { title, description, dateStart, dateEnd, online, place, campus, registrationUrl, cancelled } = event;
  const url = absolute(school, event.url);
  const virtual: VirtualLocation = { '@type': 'VirtualLocation', url: (!cancelled && registrationUrl) || url };
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    startDate: dateStart,
    ...(dateEnd && { endDate: dateEnd }),
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    ...((online || campus || place) && { location: online ? virtual : placeOf(place, campus, at) }),
    organizer: schoolReference(school),
  };
}

/** A news item. */
export function articleData(school: School, locale: Locale, article: ArticleDetail): NewsArticle {
  const url = absolute(school, article.url);
  return {
    '@type': 'NewsArticle',
    '@id': url,
    url,
    headline: article.title,
    description: article.summary,
    ...(article.publishDate && { datePublished: article.publishDate }),
    inLanguage: isoCodes[locale].language,
    ...imageOf(school, article.image),
    author: schoolReference(school),
    publisher: schoolReference(school),
  };
}

/** The questions and answers of a page, or none where it has no accordion. */
export function questionsData(blocks: readonly Block[]): FAQPage[] {
  const items = blocks.flatMap((block) => (block.kind === 'accordion' ? block.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    },
  ];
}
