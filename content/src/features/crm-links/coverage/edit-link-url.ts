import type { CoverageMark } from './coverage.ts';

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
