import type { z } from 'zod';
import { type ContentCalls, jsonOf, saysAbsent } from '../content-calls.ts';
import { ContentUnavailable } from '../errors.ts';
import { parisDay } from '../paris-time.ts';
import { queryString } from '../query.ts';
import { type Answer, type Arrived, answerOf, hashOf, isAtHand, missingHash } from './answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { type Doubts, isDoubtful } from './doubt.ts';
import { isOfToday, type Key, questionOf } from './question.ts';

interface Parts {
  calls: Pick<ContentCalls, 'ask'>;
  memory: AnswerMemory;
  doubts: Doubts;
  /** the site's clock */
  now: () => Date;
  /** told of an answer that is new, or was found to be as it was */
  onAnswer: (answer: Answer, before?: Answer) => void;
  /** told of an answer that is no longer what it was; `empty` where nothing is left of it */
  onDifferent: (key: Key, empty: boolean) => void;
}

/** Asks the content service, each question once at a time, and decides what becomes of what arrives. */
export function createAsking({ calls, memory, doubts, now, onAnswer, onDifferent }: Parts) {
  const running = new Map<Key, Promise<Arrived>>();
  let turns = 0;
  let changes = 0;

  /** @param anew not the answer to a question that is already on its way */
  function ask(key: Key, anew: boolean): Promise<Arrived> {
    const known = running.get(key);
    if (known && !anew) return known;
    turns += 1;
    const begun = { turn: turns, askedAt: Date.now(), day: parisDay(now()), changes };
    const { path, query } = questionOf(key, begun.day.startText);
    const asking = calls
      .ask(path + queryString(query))
      .then(({ status, body }): Arrived => {
        const isAbsent = saysAbsent({ status, body });
        if (!isAbsent && (status < 200 || status > 299)) throw new ContentUnavailable(path, `status ${status}`);
        // Something changed on the way: it may have been asked before and remembered after the change was looked into.
        if (begun.changes !== changes) setImmediate(() => void renew(key).catch(() => undefined));
        return { ...begun, status, body, hash: isAbsent ? missingHash : hashOf(body) };
      })
      .finally(() => {
        if (running.get(key) === asking) running.delete(key);
      });
    running.set(key, asking);
    return asking;
  }

  function settle(key: Key, arrived: Arrived, schema?: z.ZodType): Answer | undefined {
    const known = memory.peek(key);
    if (known && known.turn > arrived.turn) return known;
    if (known?.hash === arrived.hash) {
      const trueUntil = isOfToday(key) ? arrived.day.end : known.trueUntil;
      const { turn, askedAt } = arrived;
      Object.assign(known, { turn, askedAt, trueUntil, outdated: false, superseded: false, doubts: 0 });
      known.changedBy.clear();
      doubts.settled(key);
      if (schema && !isAtHand(known, schema)) known.body = arrived.body;
      onAnswer(known);
      return known;
    }
    if (known) refuseDoubtful(known, arrived);
    const schemas = new Set([...(schema ? [schema] : []), ...(known?.values.keys() ?? [])]);
    if (schemas.size === 0 && arrived.status !== 404) {
      // Read from disk and not looked at since the start: whoever wants it next says what it must look like.
      if (known && !known.superseded) onDifferent(key, false);
      if (known) Object.assign(known, { turn: arrived.turn, superseded: true, outdated: false });
      return known;
    }
    const answer = answerOf(key, arrived, schemas);
    answer.ofPage = known?.ofPage ?? false;
    const differs = known && !saysTheSame(known, answer);
    memory.put(answer);
    doubts.settled(key);
    onAnswer(answer, known);
    if (differs) onDifferent(key, answer.empty);
    return answer;
  }

  /** @throws ContentUnavailable where the known answer is the better one */
  function refuseDoubtful(known: Answer, arrived: Arrived): void {
    const path = known.key.slice(0, known.key.indexOf('?'));
    const value = arrived.hash === missingHash ? null : jsonOf(arrived.body);
    if (value === undefined) throw new ContentUnavailable(path, 'not JSON');
    if (!isDoubtful(known, arrived, value)) return;
    doubts.note(known);
    throw new ContentUnavailable(path, 'it says that what was there is gone, and no change tells of it');
  }

  /** The answer to a question asked now, or already on its way. @throws ContentUnavailable */
  const answerTo = async (key: Key, schema: z.ZodType) => settle(key, await ask(key, false), schema);
  /** Asks a remembered question again, from now on. @throws ContentUnavailable; then what is remembered stays */
  const renew = async (key: Key) => settle(key, await ask(key, true));

  return {
    answerTo,
    renew,
    /** Says that something changed: what is being asked meanwhile is asked once more. */
    noteChange(): void {
      changes += 1;
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;

/** Whether the site reads the same from both, whatever else the content service says in them. */
function saysTheSame(before: Answer, after: Answer): boolean {
  if (before.values.size === 0 || before.empty !== after.empty) return false;
  for (const [schema, value] of before.values) {
    if (JSON.stringify(value) !== JSON.stringify(after.values.get(schema))) return false;
  }
  return true;
}
