import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { isoCodes, type Locale } from '@vitrine/contract/routes/locale.ts';
import type { CollegeOrUniversity, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';
import type { CampusDetail } from '../../details.ts';
import { shareImageOf } from '../../image-sources.ts';
import type { CampusEntry, School } from '../../model.ts';
import { absolute, imageOf, schoolId, schoolReference } from './references.ts';

const departmentOf = (
  school: School,
  { title, url }: Pick<CampusEntry, 'title' | 'url'>,
): Exclude<CollegeOrUniversity, string> => ({
  '@type': 'CollegeOrUniversity',
  '@id': absolute(school, url),
  name: title,
  url: absolute(school, url),
});

/** How the site is searched. The braces are the template's own (RFC 6570), so they are not encoded. */
const searchAction = (school: School, locale: Locale): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute(school, pathTo('search', locale))}?q={question}` },
  'query-input': 'required name=question',
});

/** The site and the school with its campuses, for the home page. */
export function schoolData(school: School, locale: Locale, campuses: readonly CampusEntry[]): Thing[] {
  const { name, siteName, contact, logo, social } = school;
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
    '@type': 'CollegeOrUniversity',
    '@id': schoolId(school),
    name,
    url: schoolId(school),
    address: contact.address,
    telephone: contact.phone,
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
    address: {
      '@type': 'PostalAddress',
      streetAddress: campus.street,
      postalCode: campus.postalCode,
      addressLocality: campus.city,
      addressCountry: 'FR',
    },
    telephone: campus.phone,
    email: campus.email,
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    parentOrganization: schoolReference(school),
  };
}
