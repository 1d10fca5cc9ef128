import { isRncpNumber } from '@vitrine/contract/courses/course-certification.ts';
import type { z } from 'zod';
import type { OtherCost } from '../../course-cost.ts';
import type { CampusDetail, Housing, Outcomes, Person } from '../../details.ts';
import type { Contact } from '../../model.ts';
import type { campusDocument, courseDocument } from '../documents/published-documents.ts';
import type { contact } from '../documents/shared-documents.ts';
import { toImage } from './translate-media.ts';

type CampusDocument = z.infer<typeof campusDocument>;
type CourseDocument = z.infer<typeof courseDocument>;

/** Whom one turns to, or `null` where nobody can be reached. */
export function toContact(document: z.infer<typeof contact>): Contact | null {
  return document && (document.email || document.phone) ? document : null;
}

/** The number of a certification, or `null` where it is none that the register could have. */
export const toRncp = (value: string | null): string | null => (value && isRncpNumber(value) ? value : null);

/** What became of graduates, or `null` without year, answers, source or any figure: none is published without them. */
export function toOutcomes(document: CourseDocument['outcomes']): Outcomes | null {
  if (!document) return null;
  const { year, answers, asked, source } = document;
  if (!year || !answers || !source) return null;
  const rates = (['graduated', 'employed', 'studying'] as const).flatMap((of) => {
    const percent = document[of];
    return typeof percent === 'number' ? [{ of, percent }] : [];
  });
  return rates.length > 0 ? { year, answers, asked: asked ?? null, source, rates } : null;
}

/** What is paid beside the fees. An amount counts in both languages: only its name is missing where it is not translated. */
export function toOtherCosts(documents: CourseDocument['otherCosts']): OtherCost[] {
  return documents.map(({ apprentices, ...cost }) => ({ ...cost, apprentices: apprentices ?? true }));
}

/** Where students live, or `null` where nothing is said of it in the language. */
export function toHousing(document: CampusDocument['housing']): Housing | null {
  if (!document?.text) return null;
  const { text, rentFrom, rentTo, email } = document;
  const from = rentFrom ?? rentTo;
  const to = rentTo ?? rentFrom;
  return { text, email, rent: typeof from === 'number' && typeof to === 'number' ? { from, to } : null };
}

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
