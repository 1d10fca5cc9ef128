import { countOf } from './answer.ts';
import type { AnswerFiles } from './answer-files.ts';
import type { AnswerMemory } from './answer-memory.ts';

/** Characters of a list in which nothing is, with what is said of its pages. */
const longestEmpty = 1000;

/**
 * Brings back what is on disk. Bodies stay there until they are asked for.
 * @returns when the journal had last told everything
 */
export async function restoreAnswers(files: AnswerFiles, memory: AnswerMemory): Promise<number> {
  const state = await files.readState();
  const outdated = new Set(state?.outdated);
  for await (const { body, trueUntil, ...known } of files.all()) {
    memory.put({
      ...known,
      trueUntil: trueUntil ?? Number.POSITIVE_INFINITY,
      empty: body.length < longestEmpty && countOf(JSON.parse(body)) === 0,
      ofPage: true,
      turn: 0,
      outdated: outdated.has(known.key),
      changedBy: new Set(state?.changedBy[known.key]),
      doubts: 0,
      superseded: false,
      body: null,
      values: new Map(),
      triedAt: 0,
      filed: true,
      filedAskedAt: known.askedAt,
      length: body.length,
      weight: 0,
    });
  }
  return state?.heardAt ?? 0;
}
