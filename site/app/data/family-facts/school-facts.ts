import type { SchoolFacts } from '../model.ts';

/** Whether a school says by what it is certified, or whom somebody with a disability turns to. */
export const hasRecognition = ({ qualiopi, disabilityContact }: Pick<SchoolFacts, 'qualiopi' | 'disabilityContact'>) =>
  qualiopi !== null || disabilityContact !== null;
