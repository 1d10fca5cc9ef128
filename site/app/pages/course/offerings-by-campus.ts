import type { Offering } from '../../data/model.ts';

export interface CampusOfferings {
  campus: Offering['campus'];
  offerings: Offering[];
}

/** The offerings of a course, campus by campus, in the order in which the campuses first appear. */
export function offeringsByCampus(offerings: readonly Offering[]): CampusOfferings[] {
  const groups = new Map<string, CampusOfferings>();
  for (const offering of offerings) {
    const group = groups.get(offering.campus.slug);
    if (group) group.offerings.push(offering);
    else groups.set(offering.campus.slug, { campus: offering.campus, offerings: [offering] });
  }
  return [...groups.values()];
}
