import type { Answer } from './answer.ts';

const minute = 60_000;

/** Milliseconds after which an answer is asked again in the background, whatever the journal says: a net under the net. */
const askedAgainAfter = 10 * minute;

/** Milliseconds for which something does not exist without being asked again. */
const emptyFor = minute;

/** Milliseconds past its time for which an answer is given while the content service fails. */
const outageFor = 24 * 60 * minute;

/** Milliseconds between two questions in the background for the same answer. */
const triedAgainAfter = 5000;
/** How often that pause doubles: to five minutes. */
const mostDoublings = 6;

/** What time it is, by both clocks, and when the content service was last heard from. */
export interface Moment {
  /** milliseconds since 1970, by the system's clock */
  time: number;
  /** milliseconds since 1970, by the site's clock: a test's stands still */
  siteTime: number;
  /** when the journal last told everything that changed, by the system's clock */
  heardAt: number;
}

/** When the answer was last known to be what the content service says. */
const confirmedAt = (answer: Answer, { heardAt }: Moment) =>
  answer.outdated || answer.superseded ? answer.askedAt : Math.max(answer.askedAt, heardAt);

/** Whether an answer may be given without waiting for another. */
export function isTrue(answer: Answer, moment: Moment): boolean {
  if (answer.superseded || moment.siteTime >= answer.trueUntil) return false;
  if (answer.empty) return moment.time < answer.askedAt + emptyFor;
  return moment.time < confirmedAt(answer, moment) + outageFor;
}

/** Whether to ask in the background for an answer that was given: the more often it was doubted, the more seldom. */
export function isDue(answer: Answer, { time }: Moment): boolean {
  const pause = triedAgainAfter * 2 ** Math.min(answer.doubts, mostDoublings);
  return (answer.outdated || time >= answer.askedAt + askedAgainAfter) && time >= answer.triedAt + pause;
}

/** Whether an answer may still be given where there is no other. */
export function outlastsOutage(answer: Answer, moment: Moment): boolean {
  return (
    moment.siteTime < answer.trueUntil + outageFor &&
    moment.time < confirmedAt(answer, moment) + askedAgainAfter + outageFor
  );
}
