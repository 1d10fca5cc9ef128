import type { Change } from '@vitrine/contract/messages/change.ts';
import { z } from 'zod';
import { type ContentCalls, jsonOf } from '../content-calls.ts';
import { queryString, select } from '../query.ts';
import type { Answer } from './answer.ts';
import type { AnswerIndex } from './answer-index.ts';
import type { AnswerMemory } from './answer-memory.ts';
import type { Asking } from './asking.ts';
import { anything } from './doubt.ts';
import type { Notices } from './notices.ts';
import type { Key } from './question.ts';

/** Questions asked again at the same time after a change, and in the background when everything counts as outdated. */
const atOnce = { change: 6, sweep: 3 };

/** After so many answers the listeners are told; the others need not wait for the last one. */
const batchSize = 48;

/** Empty lists that are asked again after a change of their collection; anybody can ask for more of them. */
const emptiesAsked = 50;

/** Milliseconds between two tries to renew what is outdated. */
const pause = { first: 1000, longest: 10_000 };

const slugsAnswer = z.object({
  docs: z.array(z.object({ slug: z.record(z.string(), z.string().nullish()).nullish() })),
});

interface Parts {
  calls: Pick<ContentCalls, 'ask' | 'contentHealth'>;
  memory: AnswerMemory;
  index: AnswerIndex;
  asking: Asking;
  notices: Notices;
  /** told of the slugs that changed documents have now, before anything else is asked */
  onNamed: (slugs: string[]) => void;
}

/** Keeps what is remembered in step with what changes. */
export function createRenewal({ calls, memory, index, asking, notices, onNamed }: Parts) {
  /** changes of which it is not known yet which slugs they gave to documents */
  let unresolved: Change[] = [];
  /** a sweep is planned or under way */
  let sweeping = false;

  /** The slugs that changed documents have now, in every language. @throws ContentUnavailable */
  async function slugsOf(collection: string, ids: Change['id'][]): Promise<string[]> {
    const where = { id: { in: ids.join(',') } };
    const query = { where, locale: 'all', depth: 0, limit: 0, select: select('slug') };
    const { status, body } = await calls.ask(`/${collection}${queryString(query)}`);
    const found = slugsAnswer.safeParse(jsonOf(body));
    if (status !== 200 || !found.success) throw new Error(`the slugs of ${collection} could not be read`);
    return found.data.docs.flatMap(({ slug }) => Object.values(slug ?? {}).filter((name) => typeof name === 'string'));
  }

  /** The answers to "which document has this slug" that a changed document has become, or was until now not. */
  async function newlyNamed(changes: Change[]): Promise<Key[]> {
    const keys: Key[] = [];
    for (const collection of new Set(changes.map((change) => change.collection))) {
      if (!index.hasNamed(collection)) continue;
      const all = changes.filter((change) => change.collection === collection);
      for (let at = 0; at < all.length; at += 100) {
        const some = all.slice(at, at + 100);
        try {
          const slugs = await slugsOf(collection, [...new Set(some.map((change) => change.id))]);
          onNamed(slugs);
          for (const slug of slugs) keys.push(...index.named(collection, slug));
        } catch {
          unresolved.push(...some);
        }
      }
    }
    return keys;
  }

  /** Asks some questions again; what could not be asked stays outdated. @returns how many could */
  async function renewAll(keys: Key[], parallel: number): Promise<number> {
    const waiting = [...keys];
    let renewed = 0;
    const worker = async () => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        if (calls.contentHealth().breaker === 'open') return;
        await asking.renew(key).then(
          () => {
            renewed += 1;
          },
          () => undefined,
        );
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    return renewed;
  }

  /** Renews everything that is outdated, the answers used last first, and comes back until nothing is. */
  async function sweep(wait: number): Promise<void> {
    let renewed = 0;
    const keys = memory.recent().filter((answer) => answer.outdated);
    for (let at = 0; at < keys.length; at += batchSize) {
      const batch = keys.slice(at, at + batchSize).map((answer) => answer.key);
      renewed += await renewAll(batch, atOnce.sweep);
      notices.tellNow();
    }
    sweeping = false;
    if (renewed < keys.length) sweepIn(renewed > 0 ? pause.first : Math.min(wait * 2, pause.longest));
  }

  function sweepIn(wait: number): void {
    if (sweeping) return;
    sweeping = true;
    setTimeout(() => void sweep(wait), wait).unref();
  }

  /** The document itself before the lists in which it is. */
  const inOrder = (answers: Answer[]) =>
    answers.sort((a, b) => a.concerns.collections.length - b.concerns.collections.length);

  /** Notes for every answer that it concerns what has changed: that much of it may be gone. */
  function note({ collection, id }: Change): void {
    for (const key of [...index.showing({ collection, id }), ...index.listing(collection)]) {
      const isOwn = key.startsWith(`/${collection}?`) || key.startsWith(`/${collection}/`);
      memory.peek(key)?.changedBy.add(isOwn ? `${collection}:${id}` : anything);
    }
  }

  function outdate(keys: Iterable<Key>): Answer[] {
    const outdated: Answer[] = [];
    let empties = 0;
    for (const key of new Set(keys)) {
      const answer = memory.peek(key);
      if (!answer) continue;
      const emptyList = answer.empty && answer.concerns.slug === null;
      if (emptyList) empties += 1;
      if (emptyList && empties > emptiesAsked) {
        memory.forget(answer);
        continue;
      }
      answer.outdated = true;
      outdated.push(answer);
    }
    return outdated;
  }

  return {
    async apply(news: Change[]): Promise<void> {
      const changes = [...unresolved, ...news];
      unresolved = [];
      if (changes.length > 0) {
        asking.noteChange();
        for (const change of changes) note(change);
        const removed = changes.filter((change) => change.kind === 'removed').flatMap(index.showing);
        const collections = new Set(changes.map((change) => change.collection));
        const concerned = outdate([
          ...changes.flatMap(index.showing),
          ...[...collections].flatMap((collection) => [...index.listing(collection)]),
        ]);
        const named = outdate(await newlyNamed(changes));
        const keys = inOrder([...new Set([...named, ...concerned])]).map((answer) => answer.key);
        const release = notices.leaving(removed);
        for (let at = 0; at < keys.length; at += batchSize) {
          await renewAll(keys.slice(at, at + batchSize), atOnce.change);
          notices.tellNow();
        }
        release();
      }
      if (memory.recent().some((answer) => answer.outdated)) sweepIn(pause.first);
    },
    outdateAll(): void {
      asking.noteChange();
      for (const answer of memory.recent()) {
        answer.outdated = true;
        if (!answer.empty || answer.ofPage) continue;
        notices.tell(answer.key, false);
        memory.forget(answer);
      }
      sweepIn(0);
    },
    /** To be called when answers may be outdated from the beginning. */
    sweepSoon: () => sweepIn(pause.first),
  };
}
