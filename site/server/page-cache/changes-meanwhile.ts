import type { AnswersChanged } from '../../app/data/.server/remembered-content.ts';

/** Whether something that an answer was made of changed while it was being made. */
export type Meanwhile = 'nothing' | 'changed' | 'gone';

/** Remembers changes for as long as something is being made that began before them. */
export class ChangesMeanwhile {
  readonly #running = new Set<{ changes: AnswersChanged[] }>();

  note(what: AnswersChanged): void {
    for (const making of this.#running) making.changes.push(what);
  }

  /** To be called when the making begins; gives what tells, when it has ended, whether it is still true. */
  begin(): (keys: ReadonlySet<string>) => Meanwhile {
    const making = { changes: [] as AnswersChanged[] };
    this.#running.add(making);
    return (keys) => {
      this.#running.delete(making);
      const touching = making.changes.filter((change) => touches(keys, change.keys));
      if (touching.some((change) => change.gone)) return 'gone';
      return touching.length > 0 ? 'changed' : 'nothing';
    };
  }
}

/** Whether two sets have something in common. */
export function touches(keys: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  const [fewer, more] = keys.size < changed.size ? [keys, changed] : [changed, keys];
  for (const key of fewer) if (more.has(key)) return true;
  return false;
}
