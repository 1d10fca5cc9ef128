import { imageUrl } from '../../app/data/image-sources.ts';
import type { ArticleSummary, School } from '../../app/data/model.ts';

/** Entities of the model in the shape of the API (section 7): what pages need, under the names of section 3. */

const logoWidth = 640;

/** The sign of the theme, which stands for the logo where no editor gave one. */
const themeSign = '/icons/icon-512.png';

/** A school of `GET /users/me`: its logo has an absolute URL. @param siteUrl the public origin */
export function asSchool({ logo, ...school }: School, siteUrl: string) {
  return {
    ...school,
    logo: logo
      ? { ...logo, url: siteUrl + imageUrl(logo, logoWidth, 'webp') }
      : { url: siteUrl + themeSign, alt: school.name },
  };
}

/** A news item of `GET /{namespace}-news`. */
export function asNewsItem(article: ArticleSummary) {
  return { ...article, campus_infos: article.campus === null ? null : { title: article.campus } };
}
