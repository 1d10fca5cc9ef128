import type { z } from 'zod';
import type { CampusDetail, Person } from '../../details.ts';
import type { campusDocument } from '../documents/published-documents.ts';
import { toImage } from './translate-media.ts';

type CampusDocument = z.infer<typeof campusDocument>;

/**
 * The site plan, or `null` where there is no image: letters mean nothing without it. A landmark that has no name in the
 * language does not exist in it.
 */
export function toSitePlan({ plan, landmarks }: Pick<CampusDocument, 'plan' | 'landmarks'>): CampusDetail['plan'] {
  const image = toImage(plan);
  if (!image) return null;
  return {
    image,
    landmarks: landmarks
      .filter(({ letter, name }) => letter && name)
      .map(({ letter, name, minutes }) => ({ letter, name, minutes: minutes ? Math.round(minutes) : null })),
  };
}

/** The people of a campus; whoever has no role in the language is not presented in it. */
export function toPeople({ people }: Pick<CampusDocument, 'people'>): Person[] {
  return people
    .filter(({ name, role }) => name && role)
    .map(({ name, role, about, email, portrait }) => ({ name, role, about, email, portrait: toImage(portrait) }));
}
