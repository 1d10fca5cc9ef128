import { campuses } from './sample/campuses.ts';
import { courses } from './sample/courses.ts';
import { type SampleCrmLink, sampleCrmLinks } from './sample/crm-links.ts';
import { events } from './sample/events.ts';
import { campusAndCourseImages } from './sample/images-campuses-courses.ts';
import { newsAndWorkImages } from './sample/images-news-works.ts';
import { pageImages } from './sample/images-pages.ts';
import { placesAndPeopleImages } from './sample/images-places-people.ts';
import { menus } from './sample/menus.ts';
import { news } from './sample/news.ts';
import { offerings } from './sample/offerings.ts';
import { pages } from './sample/pages.ts';
import { redirects } from './sample/redirects.ts';
import type { SampleWork } from './sample/sample-types.ts';
import { school } from './sample/school.ts';
import { type SecondSchool, secondSchool } from './sample/second-school.ts';
import { works } from './sample/works.ts';

/** Everything that belongs to one school of the sample. */
export interface SchoolContent extends SecondSchool {
  works: SampleWork[];
  crmLinks: SampleCrmLink[];
  redirects: { from: string; to: string }[];
}

/** The sample school. @param crmBase absolute address of the CRM that its links lead to, without a final slash */
export function mainSchoolContent(crmBase: string): SchoolContent {
  const images = [...campusAndCourseImages, ...placesAndPeopleImages, ...pageImages, ...newsAndWorkImages];
  const crmLinks = sampleCrmLinks(crmBase);
  return { school, images, campuses, courses, offerings, events, news, pages, works, crmLinks, redirects, menus };
}

/** The tiny school beside it. */
export const secondSchoolContent: SchoolContent = { ...secondSchool, works: [], crmLinks: [], redirects: [] };
