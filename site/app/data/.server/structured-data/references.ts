import type { CollegeOrUniversity, Organization } from 'schema-dts';
import { shareImageOf } from '../../image-sources.ts';
import type { Image, School } from '../../model.ts';

/** The identifier of the school: the canonical URL of its French home page. */
export const schoolId = ({ siteUrl }: Pick<School, 'siteUrl'>): string => `${siteUrl}/`;

/** The school, where something belongs to it. */
export function schoolReference(school: Pick<School, 'siteUrl' | 'name'>): CollegeOrUniversity & Organization {
  return { '@type': 'CollegeOrUniversity', '@id': schoolId(school), name: school.name, url: schoolId(school) };
}

/** The absolute URL of a page or a part of it. */
export const absolute = ({ siteUrl }: Pick<School, 'siteUrl'>, path: string): string => new URL(path, siteUrl).href;

/** The URL of a picture, as a property, or none. */
export const imageOf = (school: Pick<School, 'siteUrl'>, image: Image | null): { image?: string } =>
  image ? { image: shareImageOf(image, school.siteUrl).url } : {};
