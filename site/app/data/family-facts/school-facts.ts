import type { Contact, SchoolFacts } from '../model.ts';

/** Whether a school says by what it is certified, or whom somebody with a disability turns to. */
export const hasRecognition = ({ qualiopi, disabilityContact }: Pick<SchoolFacts, 'qualiopi' | 'disabilityContact'>) =>
  qualiopi !== null || disabilityContact !== null;

/** The facts of a school at a place that may have a disability adviser of its own. */
export const factsAt = (facts: SchoolFacts, own: Contact | null): SchoolFacts => ({
  ...facts,
  disabilityContact: own ?? facts.disabilityContact,
});
