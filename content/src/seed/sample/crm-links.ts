import { offerings } from './offerings.ts';

/** Where an action for a course on a campus leads. Slugs are the French ones, in both languages. */
export interface SampleCrmLink {
  action: 'contact' | 'brochure' | 'registration';
  course: string;
  campus: string;
  /** `en` only where it differs from the French address */
  url: { fr: string; en?: string };
}

const actions: SampleCrmLink['action'][] = ['contact', 'brochure', 'registration'];

/** Offered courses without a link: visitors meet 'unavailable' (section 5), editors see the hole. */
export const deliberateHoles: Pick<SampleCrmLink, 'action' | 'course' | 'campus'>[] = [
  { action: 'registration', course: 'design-textile-matieres', campus: 'lyon' },
  { action: 'brochure', course: 'design-mobilier', campus: 'bordeaux' },
  { action: 'contact', course: 'design-interaction', campus: 'strasbourg' },
  { action: 'registration', course: 'annee-preparatoire', campus: 'nantes' },
];

/**
 * The CRM links of the sample school: one for each action and each offered course and campus, less the deliberate holes
 * (sections 3 and 4).
 * @param crmBase absolute address of the sample CRM without a final slash, for example `http://localhost:3001/sample-crm`
 * @returns the links in the order of the actions, then of the offerings; a course offered in two rhythms counts once
 */
export function sampleCrmLinks(crmBase: string): SampleCrmLink[] {
  return actions.flatMap((action) =>
    offeredPairs()
      .filter(({ course, campus }) => !isHole(action, course, campus))
      .map(({ course, campus }) => ({ action, course, campus, url: linkUrl(crmBase, action, course, campus) })),
  );
}

function offeredPairs(): Pick<SampleCrmLink, 'course' | 'campus'>[] {
  const pairs = new Map(offerings.map(({ course, campus }) => [`${course} ${campus}`, { course, campus }]));
  return [...pairs.values()];
}

function isHole(action: SampleCrmLink['action'], course: string, campus: string): boolean {
  return deliberateHoles.some((hole) => hole.action === action && hole.course === course && hole.campus === campus);
}

function linkUrl(
  crmBase: string,
  action: SampleCrmLink['action'],
  course: string,
  campus: string,
): SampleCrmLink['url'] {
  const fr = `${crmBase}/${action}?formation=${course}&site=${campus}`;
  // Only the contact form of the CRM exists in English.
  return action === 'contact' ? { fr, en: `${fr}&lang=en` } : { fr };
}
