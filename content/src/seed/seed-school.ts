import type { Payload } from 'payload';
import type { FirstPictures } from './first-pictures.ts';
import { createMarkdownReader } from './markdown.ts';
import { createRegistry } from './registry.ts';
import type { SchoolContent } from './sample-schools.ts';
import type { Saving, SeedContext } from './seed-context.ts';
import { completeCampuses, createCampuses } from './write-campuses.ts';
import { completeCourses, createCourses } from './write-courses.ts';
import { writeCrmLinks } from './write-crm-links.ts';
import { writeEvents } from './write-events.ts';
import { writeImages } from './write-images.ts';
import { writeMenus } from './write-menus.ts';
import { completeNews, createNews } from './write-news.ts';
import { writeOfferings } from './write-offerings.ts';
import { completePages, createPages } from './write-pages.ts';
import { writeRedirects } from './write-redirects.ts';
import { completeSchool, createSchool } from './write-school.ts';
import { writeWorks } from './write-works.ts';

interface SchoolSeed {
  payload: Payload;
  content: SchoolContent;
  now: Date;
  pictures: FirstPictures;
  report: (line: string) => void;
  saving: () => Saving;
}

/**
 * Writes one school with everything that belongs to it. Texts link to each other in circles, so documents are made first
 * and get their bodies once all of them have an identifier.
 * @returns the school's identifier
 */
export async function seedSchool({ payload, content, now, pictures, report, saving }: SchoolSeed): Promise<number> {
  report(content.school.name);
  const registry = createRegistry();
  const readMarkdown = await createMarkdownReader(payload.config, registry);
  const school = await createSchool(payload, content.school, saving());
  const context: SeedContext = { payload, school, registry, readMarkdown, now, pictures, report, saving };

  await writeImages(context, content.images);
  await createCampuses(context, content.campuses);
  await createCourses(context, content.courses);
  await createPages(context, content.pages);
  await createNews(context, content.news);
  await writeEvents(context, content.events);

  await completeCampuses(context, content.campuses);
  await completeCourses(context, content.courses);
  await completePages(context, content.pages);
  await completeNews(context, content.news);

  await writeOfferings(context, content.offerings);
  await writeWorks(context, content.works);
  await writeCrmLinks(context, content.crmLinks);
  await writeRedirects(context, content.redirects);
  await writeMenus(context, content.menus);
  await completeSchool(context, content.school);
  return school;
}
