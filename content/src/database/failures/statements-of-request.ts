import { AsyncLocalStorage } from 'node:async_hooks';
import { refusalOf } from './refused-value.ts';

/** What became of the statements of a request. */
interface Statements {
  isUnanswered: boolean;
  /** whether the request is over: what it has started goes on with its statements, and the first one starts the schedules */
  isOver?: boolean;
  /** the error of the first one that was refused for what the request says */
  refused?: unknown;
}

/** Of the process, because a build may load a module more than once. */
const slot: unique symbol = Symbol.for('vitrine.statements-of-request') as never;
const holder = globalThis as { [slot]?: AsyncLocalStorage<Statements> };
holder[slot] ??= new AsyncLocalStorage();

/** The statements of the request that is being handled. */
export const statementsOfRequest = holder[slot];

/** Remembers the error of a statement where the database refused what the request says. */
export function noteRefused(error: unknown): void {
  const statements = statementsOfRequest.getStore();
  if (statements && !statements.isOver && refusalOf(error)) statements.refused ??= error;
}

/**
 * The error of the first statement of the request that the database refused for what it says: Payload continues after some, and of one
 * of several documents it keeps the message alone, which has no reason.
 */
export function refusedStatement(): unknown {
  const statements = statementsOfRequest.getStore();
  return statements?.isOver ? undefined : statements?.refused;
}
