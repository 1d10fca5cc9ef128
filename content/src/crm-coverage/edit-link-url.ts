import type { CoverageMark } from './coverage.ts';

interface Choice {
  school: number;
  course: number;
  campus: number;
}

/**
 * Where an editor mends what a mark shows: the link, in the language whose URL is wrong, or the form of a new one with
 * the choice filled in (`prefilled.ts`).
 * @param adminRoute where the panel is, `/admin`
 */
export function editLinkUrl(adminRoute: string, mark: CoverageMark, { school, course, campus }: Choice): string {
  const links = `${adminRoute}/collections/crm-links`;
  if (mark.link !== null) return `${links}/${mark.link}?locale=${mark.locale}`;
  const filledIn = new URLSearchParams({ action: mark.action, course: `${course}`, campus: `${campus}`, locale: 'fr' });
  filledIn.set('school', `${school}`);
  return `${links}/create?${filledIn}`;
}
