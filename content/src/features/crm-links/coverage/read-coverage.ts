import type { Payload, PayloadRequest, Where } from 'payload';
import { mayPublish } from '../../../access/publishers.ts';
import { readOwnSchools } from '../../../access/read-own-schools.ts';
import { settings } from '../../../config/settings.ts';
import type { Texts } from '../../../fields/texts.ts';
import type { PanelLanguage } from '../../../panel/panel-language.ts';
import { type DeadLinks, deadLinksOf } from '../../link-checks/dead-links.ts';
import type { KnownEnds } from '../link-rows.ts';
import {
  type Coverage,
  type CoverageEnd,
  type CoverageLink,
  type CoverageMark,
  type CoverageOffering,
  coverageOf,
  editLinkUrl,
  marksOf,
} from './coverage.ts';

type User = PayloadRequest['user'];

interface EndDocument {
  id: number;
  title?: Texts | null;
  slug?: Texts | null;
  _status?: 'draft' | 'published' | null;
}

interface LinkDocument {
  id: number;
  action: CoverageLink['action'];
  course: number;
  campus: number;
  url?: Texts | null;
}

/** The options of every read: all languages, with the access rights of the account. */
const asAccount = (user: User) => ({ locale: 'all', pagination: false, overrideAccess: false, user }) as const;

/** What visitors of a school can choose: published offerings of published courses at published campuses. */
async function readOfferings(payload: Payload, user: User, school: number): Promise<CoverageOffering[]> {
  const found = await payload.find({
    collection: 'offerings',
    where: { and: [{ school: { equals: school } }, { _status: { equals: 'published' } }] },
    depth: 1,
    select: { course: true, campus: true },
    populate: {
      courses: { title: true, slug: true, _status: true },
      campuses: { title: true, slug: true, _status: true },
    },
    ...asAccount(user),
  });
  const offerings = found.docs as unknown as { course: EndDocument | number; campus: EndDocument | number }[];
  return offerings.flatMap(({ course, campus }) => {
    const [taught, place] = [asEnd(course), asEnd(campus)];
    return taught && place ? [{ course: taught, campus: place }] : [];
  });
}

/** The CRM links of a school, or of one choice, read in the transaction of a request. Of several for one choice the first counts. */
export async function readLinks(
  req: Pick<PayloadRequest, 'payload' | 'user'> & Partial<PayloadRequest>,
  school: number,
  choice?: { course: number; campus: number },
): Promise<CoverageLink[]> {
  const ofChoice: Where[] = choice
    ? [{ course: { equals: choice.course } }, { campus: { equals: choice.campus } }]
    : [];
  const found = await req.payload.find({
    collection: 'crm-links',
    where: { and: [{ school: { equals: school } }, ...ofChoice] },
    depth: 0,
    ...asAccount(req.user),
    req: { ...req },
  });
  const links = found.docs as unknown as LinkDocument[];
  return links.map(({ id, action, course, campus, url }) => {
    return { id, action, course, campus, url: { fr: url?.fr ?? '', en: url?.en ?? '' } };
  });
}

/** Those of the URLs of some CRM links that are dead. */
const deadAmong = (payload: Payload, links: readonly CoverageLink[]): Promise<DeadLinks> =>
  deadLinksOf(
    payload,
    links.flatMap(({ url }) => [url.fr.trim(), url.en.trim()]),
  );

/** A mark of one offering, and the URL of the form in which the account reads or fixes its link, if any. */
type OfferingMark = CoverageMark & { mend: string | null };

/** The marks of a course at a campus, one for each action. */
export async function readOfferingMarks(
  { payload, user }: PayloadRequest,
  choice: { school: number; course: number; campus: number },
): Promise<OfferingMark[]> {
  const links = await readLinks({ payload, user }, choice.school, choice);
  const marks = marksOf(choice.course, choice.campus, links, settings.crmHosts, await deadAmong(payload, links));
  const { admin } = payload.config.routes;
  return marks.map((mark) => ({ ...mark, mend: editLinkUrl(admin, mark, choice, mayPublish({ req: { user } })) }));
}

/**
 * The courses and campuses of a school by their French slugs, drafts too: links may be prepared before the publication. What is not
 * online is named by the slug of its newest draft, which only a publication stores in its row.
 */
export async function readKnownEnds(payload: Payload, user: User, school: number): Promise<KnownEnds> {
  const idsBySlug = async (collection: 'courses' | 'campuses') => {
    const find = async (draft: boolean) => {
      const found = await payload.find({
        ...{ collection, where: { school: { equals: school } }, draft, depth: 0 },
        select: { slug: true, _status: true },
        ...asAccount(user),
      });
      return found.docs as unknown as EndDocument[];
    };
    const newest = new Map((await find(true)).map(({ id, slug }) => [id, slug]));
    const ends = (await find(false)).map(({ id, slug, _status }) => {
      return { id, slug: _status === 'published' ? slug : (newest.get(id) ?? slug) };
    });
    return new Map(ends.flatMap(({ id, slug }) => (slug?.fr ? [[slug.fr, id] as const] : [])));
  };
  return { courses: await idsBySlug('courses'), campuses: await idsBySlug('campuses') };
}

/** The grid of a school. */
interface SchoolGrid {
  school: number;
  name: string;
  coverage: Coverage;
}

/**
 * The grids of the account's own schools, in the order of the account.
 * @param language of the names by which rows and columns are in order
 */
export async function readGrids(payload: Payload, user: User, language: PanelLanguage): Promise<SchoolGrid[]> {
  const grids: SchoolGrid[] = [];
  for (const { school, name } of await readOwnSchools(payload, user)) {
    const offerings = await readOfferings(payload, user, school);
    const links = await readLinks({ payload, user }, school);
    const dead = await deadAmong(payload, links);
    grids.push({ school, name, coverage: coverageOf(offerings, links, settings.crmHosts, language, dead) });
  }
  return grids;
}

/** A course or campus that visitors can choose; `null` without a French slug, by which the CSV file names it. */
function asEnd(document: EndDocument | number | null): CoverageEnd | null {
  if (typeof document !== 'object' || document?._status !== 'published' || !document.slug?.fr) return null;
  const { id, title, slug } = document;
  const fr = title?.fr || slug.fr || '';
  return { id, title: { fr, en: title?.en || fr } };
}
