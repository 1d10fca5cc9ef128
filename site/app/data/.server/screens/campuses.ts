import { alternatesOf, documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { hasRecognition } from '../../page-sections.ts';
import type { CampusData, CampusListData } from '../../screen-data.ts';
import { readAlternates, urlsOf } from '../readers/alternates.ts';
import { readCampusDocument, readCampuses } from '../readers/campuses.ts';
import { readCourses, readOfferings, readSelectableOfferings } from '../readers/courses.ts';
import { readEvents } from '../readers/events.ts';
import { readLatestNews } from '../readers/news.ts';
import { readWorks } from '../readers/portfolios.ts';
import { readSchoolFacts } from '../readers/website.ts';
import { orLeftOut, type SiteContext } from '../site-context.ts';
import { sheetsOf, toBlocks } from '../translate/translate-blocks.ts';
import { toContact, toHousing, toPeople, toSitePlan } from '../translate/translate-details.ts';
import { toImages } from '../translate/translate-media.ts';
import { toCampusSummary } from '../translate/translate-summaries.ts';
import { readFraming, summaryOf } from './framing.ts';
import { blockReads } from './lists.ts';

/** The list of campuses. */
export async function readCampusList(context: SiteContext, locale: Locale): Promise<CampusListData> {
  const [{ t, headingsOn, frame }, campuses, offerings] = await Promise.all([
    readFraming(context, locale),
    readCampuses(context, locale),
    readOfferings(context, locale),
  ]);
  const coursesAt = (slug: string) =>
    new Set(offerings.filter((offering) => offering.campus.slug === slug).map((offering) => offering.course.slug)).size;
  const points = campuses.map(({ position }) => position && `${position.latitude} ${position.longitude}`);
  const isSurveyed = new Set(points.filter(Boolean)).size > 1;
  const { section } = headingsOn('campus-list');
  return {
    ...frame({
      title: t('campus-list.title'),
      description: t('campus-list.introduction'),
      alternates: alternatesOf('campus-list'),
      headings: summaryOf([...section('survey', isSurveyed), ...section('places')]),
    }),
    campuses: campuses.map((campus) => ({ ...campus, courseCount: coursesAt(campus.slug) })),
    isSurveyed,
  };
}

/** A campus, or `null` where no campus has the slug in the language. */
export async function readCampus(context: SiteContext, locale: Locale, slug: string): Promise<CampusData | null> {
  const document = await readCampusDocument(context, locale, slug);
  const summary = document && toCampusSummary(document, locale);
  if (!document || !summary) return null;
  const scope = { campus: { id: document.id, slug } };
  const [{ t, headingsOn, frame }, slugs, ofSchool, offerings, courses, events, news, works, body] = await Promise.all([
    readFraming(context, locale),
    readAlternates(context, 'campuses', document.id),
    readSchoolFacts(context, locale),
    readSelectableOfferings(context, locale, { campus: document.id }),
    readCourses(context, locale),
    orLeftOut(context, 'events', readEvents(context, locale, { campus: slug, limit: 4 }), []),
    orLeftOut(context, 'news', readLatestNews(context, locale, { campus: document.id, limit: 3 }), []),
    readWorks(context, locale, { campus: document.id, limit: 4 }),
    toBlocks(document.body, locale, blockReads(context, locale, scope)),
  ]);
  const taught = new Set(offerings.map((offering) => offering.course.slug));
  const coursesHere = courses.filter((course) => taught.has(course.slug));
  const people = toPeople(document);
  const housing = toHousing(document.housing);
  const disabilityContact = toContact(document.disabilityContact) ?? ofSchool.disabilityContact;
  const schoolFacts = { ...ofSchool, disabilityContact };
  const gallery = toImages(document.gallery);
  const { sheet } = headingsOn('campus');
  return {
    ...frame({
      title: document.title,
      description: document.introduction,
      canonicalPath: summary.url,
      alternates: urlsOf(slugs, (own, language) => documentPath({ kind: 'campus', ...own }, language)),
      headings: [
        ...sheet('visit'),
        ...sheet('people', people.length > 0),
        ...sheet('courses', coursesHere.length > 0),
        ...sheet('housing', housing !== null),
        ...sheet('recognition', hasRecognition(schoolFacts) || document.accessibility !== ''),
        ...sheetsOf(body),
        ...sheet('gallery', gallery.length > 0),
        ...sheet('agenda'),
        ...sheet('works', works.length > 0),
        ...sheet('news', news.length > 0),
      ],
      seo: document.seo,
      image: summary.image,
      feed: { path: summary.url, title: `${t('news-list.title')} · ${document.title}` },
      card: { kind: summary.city, drawing: { of: 'campus', position: summary.position } },
    }),
    choice: slugs.fr ? { campus: slugs.fr.slug } : {},
    campus: {
      ...document,
      ...summary,
      plan: toSitePlan(document),
      people,
      housing,
      gallery,
      body,
    },
    offerings,
    courses: coursesHere,
    schoolFacts,
    events,
    news,
    works,
  };
}
