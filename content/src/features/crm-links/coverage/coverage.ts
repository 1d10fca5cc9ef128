import { refuseLink } from '@vitrine/contract/links/allowed-host.ts';
import { type Action, actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { DeadLink, DeadLinks } from '../../link-checks/dead-links.ts';

/** A course or a campus, in both languages. */
export interface CoverageEnd {
  id: number;
  title: { fr: string; en: string };
}

/** What is taught where. */
export interface CoverageOffering {
  course: CoverageEnd;
  campus: CoverageEnd;
}

/** A stored CRM link: course and campus by their identifier. */
export interface CoverageLink {
  id: number;
  action: Action;
  course: number;
  campus: number;
  url: { fr: string; en: string };
}

/**
 * `ok`: the link works. `hole`: no link, or an empty one. `wrong`: a link that the site does not follow. `dead`: one that has not
 * responded at night.
 */
export type CoverageState = 'ok' | 'hole' | 'wrong' | 'dead';

export interface CoverageMark {
  action: Action;
  state: CoverageState;
  /** the link to edit, where there is one */
  link: number | null;
  /** the language whose URL is wrong, where only the English one is */
  locale: 'fr' | 'en';
  /** since when, and why, where it is dead */
  dead?: DeadLink;
}

interface CoverageRow {
  course: CoverageEnd;
  /** one per campus, in the order of the campuses; no marks where the course is not offered */
  cells: { campus: CoverageEnd; marks: CoverageMark[] }[];
}

export interface Coverage {
  campuses: CoverageEnd[];
  rows: CoverageRow[];
}

/**
 * The marks of one course at one campus, in the order of the actions. Of several links for the same choice the first one
 * that has a URL counts, as it does for visitors (`crm-links/endpoints.ts`).
 * @param links in the order in which the content service gives them
 * @param dead those of their URLs that are dead
 */
export function marksOf(
  course: number,
  campus: number,
  links: readonly CoverageLink[],
  crmHosts: readonly string[],
  dead: DeadLinks = new Map(),
): CoverageMark[] {
  return actions.map((action) => {
    const candidates = links.filter(
      (link) => link.action === action && link.course === course && link.campus === campus,
    );
    const french = candidates.find((link) => link.url.fr !== '');
    const english = candidates.find((link) => link.url.en !== '' || link.url.fr !== '');
    if (!french) return { action, state: 'hole', link: candidates[0]?.id ?? null, locale: 'fr' };
    if (refuseLink(french.url.fr, crmHosts)) return { action, state: 'wrong', link: french.id, locale: 'fr' };
    if (english?.url.en && refuseLink(english.url.en, crmHosts)) {
      return { action, state: 'wrong', link: english.id, locale: 'en' };
    }
    const [inFrench, inEnglish] = [dead.get(french.url.fr.trim()), dead.get(english?.url.en.trim() ?? '')];
    if (inFrench) return { action, state: 'dead', link: french.id, locale: 'fr', dead: inFrench };
    if (english && inEnglish) return { action, state: 'dead', link: english.id, locale: 'en', dead: inEnglish };
    return { action, state: 'ok', link: french.id, locale: 'fr' };
  });
}

/**
 * The grid of courses and campuses with what visitors find behind each action.
 * @param offerings what visitors can choose; a course in two rhythms at a campus counts once
 * @param links in the order in which the content service gives them
 * @param crmHosts the allow-list of `CRM_HOSTS`
 * @param language the order of rows and columns is that of their names in it
 * @param dead the URLs of links that are dead
 */
export function coverageOf(
  offerings: readonly CoverageOffering[],
  links: readonly CoverageLink[],
  crmHosts: readonly string[],
  language: 'fr' | 'en' = 'fr',
  dead: DeadLinks = new Map(),
): Coverage {
  const campuses = inOrder(offerings, 'campus', language);
  const courses = inOrder(offerings, 'course', language);
  const offered = new Set(offerings.map(({ course, campus }) => `${course.id} ${campus.id}`));
  const rows = courses.map((course) => ({
    course,
    cells: campuses.map((campus) => ({
      campus,
      marks: offered.has(`${course.id} ${campus.id}`) ? marksOf(course.id, campus.id, links, crmHosts, dead) : [],
    })),
  }));
  return { campuses, rows };
}

/** How many marks of each state the rows of grids have; of one action, or of all. */
export function countStates(rows: readonly CoverageRow[], action: Action | null): Record<CoverageState, number> {
  const counts = { ok: 0, hole: 0, wrong: 0, dead: 0 };
  for (const { marks } of rows.flatMap((row) => row.cells)) {
    for (const mark of marks) if (action === null || mark.action === action) counts[mark.state] += 1;
  }
  return counts;
}

/** The courses or the campuses of offerings, each once, by their names. */
function inOrder(
  offerings: readonly CoverageOffering[],
  of: keyof CoverageOffering,
  language: 'fr' | 'en',
): CoverageEnd[] {
  const unique = new Map(offerings.map((offering) => [offering[of].id, offering[of]]));
  return [...unique.values()].sort((a, b) => a.title[language].localeCompare(b.title[language], language));
}

interface Choice {
  school: number;
  course: number;
  campus: number;
}

/**
 * The URL of the form in which an editor fixes a mark: that of the link, in the language whose URL is wrong, or that of a new
 * link with the choice filled in (`prefilled.ts`).
 * @param adminRoute where the panel is, `/admin`
 * @param mayAdd whether the account may add links
 * @returns `null` where there is no link, and none may be added
 */
export function editLinkUrl(
  adminRoute: string,
  mark: CoverageMark,
  { school, course, campus }: Choice,
  mayAdd: boolean,
): string | null {
  const links = `${adminRoute}/collections/crm-links`;
  if (mark.link !== null) return `${links}/${mark.link}?locale=${mark.locale}`;
  if (!mayAdd) return null;
  const filledIn = new URLSearchParams({ action: mark.action, course: `${course}`, campus: `${campus}`, locale: 'fr' });
  filledIn.set('school', `${school}`);
  return `${links}/create?${filledIn}`;
}
