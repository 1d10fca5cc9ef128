import { type Locale, localeNamed } from '@vitrine/contract/routes/locale.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { actions, type Level } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccount } from '../../access/require-account.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { levels } from '../../fields/choices.ts';
import type { Texts } from '../../fields/texts.ts';

const slug = z.string().refine(isSlug);

/** A course or a campus as an option for visitors; a campus has a phone number too. */
interface Choice {
  name: string;
  slug: string;
  phone?: string | null;
  email?: string | null;
}

interface OfferingEnd {
  title?: Texts;
  slug: Texts & { fr: string };
  level?: Level;
  phone?: string | null;
  email?: string | null;
}

interface Offering {
  course: OfferingEnd;
  campus: OfferingEnd;
}

const parseParams = <T extends z.ZodType>(schema: T, req: PayloadRequest): z.infer<T> => {
  const parsed = schema.safeParse(req.routeParams);
  if (!parsed.success) throw refusal(404, 'Page not found');
  return parsed.data;
};

/**
 * The offerings that the account may see, of which course and campus are published in a language; with both in all languages: endpoints
 * use French slugs.
 */
async function readOfferings(req: PayloadRequest, language: Locale): Promise<Offering[]> {
  const found = await req.payload.find({
    collection: 'offerings',
    locale: 'all',
    depth: 1,
    pagination: false,
    overrideAccess: false,
    populate: {
      courses: { title: true, slug: true, level: true },
      campuses: { title: true, slug: true, phone: true, email: true },
    },
    req,
  });
  const docs = found.docs as unknown as Record<'course' | 'campus', Partial<OfferingEnd> | number | null>[];
  const isThere = (end: Partial<OfferingEnd> | number | null) =>
    typeof end === 'object' && Boolean(end?.slug?.fr && end.slug[language]);
  return docs.filter(({ course, campus }) => isThere(course) && isThere(campus)) as unknown as Offering[];
}

/** The identifier of a course or of a campus that the account may see. @param french slug */
async function idBySlug(req: PayloadRequest, collection: 'courses' | 'campuses', french: string) {
  const { docs } = await req.payload.find({
    ...{ collection, where: { slug: { equals: french } }, locale: 'fr', depth: 0, limit: 1, pagination: false },
    ...{ overrideAccess: false, select: { slug: true }, req: { ...req, locale: 'fr' } as PayloadRequest },
  });
  return docs[0]?.id;
}

/**
 * The courses or the campuses of offerings, without duplicates, sorted by name. Courses of one title, as bachelor and master, are told
 * apart by their levels.
 */
function choicesOf(offerings: Offering[], of: 'course' | 'campus', language: Locale): Choice[] {
  const ends = [...new Map(offerings.map(({ [of]: end }) => [end.slug.fr, end])).values()];
  const titles = ends.map((end) => end.title?.[language] ?? end.slug.fr);
  const choices = ends.map(({ slug, level, phone, email }, index): Choice => {
    const title = titles[index] ?? '';
    const isRepeated = titles.indexOf(title) !== titles.lastIndexOf(title);
    const name = isRepeated && level ? `${title} · ${levels[level][language]}` : title;
    return { slug: slug.fr, name, phone, email };
  });
  return choices.sort((a, b) => a.name.localeCompare(b.name, language));
}

/** `GET /crm-links/actions`: the courses that each action offers, keyed by action. */
const readActions = endpoint('get', '/actions', async (req) => {
  requireAccount(req);
  const language = localeNamed(req.locale);
  const courses = choicesOf(await readOfferings(req, language), 'course', language);
  return Response.json(Object.fromEntries(actions.map((action) => [action, courses])));
});

/** `GET /crm-links/{action}/{courseSlug}/campuses`: where the course is taught. */
const readCampuses = endpoint('get', '/:action/:course/campuses', async (req) => {
  requireAccount(req);
  const language = localeNamed(req.locale);
  const { course } = parseParams(z.object({ action: z.enum(actions), course: slug }), req);
  const taught = (await readOfferings(req, language)).filter((offering) => offering.course.slug.fr === course);
  return Response.json(choicesOf(taught, 'campus', language));
});

/**
 * `GET /crm-links/{action}/{courseSlug}/{campusSlug}`: the links of this choice, of which the first counts, with the French
 * URL where the language has none of its own. An empty list means that there is no link.
 */
const readLink = endpoint('get', '/:action/:course/:campus', async (req) => {
  requireAccount(req);
  const language = localeNamed(req.locale);
  const { action, course, campus } = parseParams(
    z.object({ action: z.enum(actions), course: slug, campus: slug }),
    req,
  );
  const [courseId, campusId] = await Promise.all([idBySlug(req, 'courses', course), idBySlug(req, 'campuses', campus)]);
  if (!courseId || !campusId) return Response.json([]);
  // A choice that was open while the course ceased to be taught there.
  const offered = await req.payload.count({
    ...{ collection: 'offerings', where: { course: { equals: courseId }, campus: { equals: campusId } } },
    ...{ overrideAccess: false, req },
  });
  if (offered.totalDocs === 0) return Response.json([]);
  const found = await req.payload.find({
    collection: 'crm-links',
    where: {
      and: [{ action: { equals: action } }, { course: { equals: courseId } }, { campus: { equals: campusId } }],
    },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const links = found.docs as unknown as { url?: Texts }[];
  return Response.json(
    links.map((link) => ({ url: link.url?.[language] || link.url?.fr || '' })).filter((link) => link.url !== ''),
  );
});

/** In the order in which they are matched: fixed paths before parameters. */
export const crmLinkReads: Endpoint[] = [readActions, readCampuses, readLink];
