import { rncpUrl } from '@vitrine/contract/course-certification.ts';
import { isoCodes } from '@vitrine/contract/routes/locale.ts';
import type { Course, CourseInstance, EducationalOccupationalCredential, Offer } from 'schema-dts';
import type { CourseDetail } from '../../details.ts';
import type { Offering, School } from '../../model.ts';
import { absolute, imageOf, schoolReference } from './references.ts';

/** Fees are those of a year: a `price` would be that of the whole course. */
const offerOf = ({ fees }: Offering): Offer =>
  fees > 0
    ? {
        '@type': 'Offer',
        category: 'Paid',
        priceSpecification: {
          ...{ '@type': 'UnitPriceSpecification', price: fees, priceCurrency: 'EUR' },
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
        },
      }
    : { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' };

/** One for each beginning of a course at a campus, or one without a date. */
function instancesOf(school: School, course: CourseDetail, offering: Offering): CourseInstance[] {
  const { campus, startDates } = offering;
  const instance: Exclude<CourseInstance, string> = {
    '@type': 'CourseInstance',
    name: `${course.title}, ${campus.title}`,
    courseMode: 'Onsite',
    inLanguage: course.languages.map((language) => isoCodes[language].language),
    location: { '@type': 'Place', '@id': absolute(school, campus.url), name: campus.title, address: campus.city },
    // How long it takes, in the form that search engines ask for.
    courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Monthly', repeatCount: course.duration },
    offers: offerOf(offering),
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
    timeRequired: `P${course.duration}M`,
    ...(credential && { educationalCredentialAwarded: credential }),
    offers: offerings.map(offerOf),
    hasCourseInstance: offerings.flatMap((offering) => instancesOf(school, course, offering)),
  };
}
