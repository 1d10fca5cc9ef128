import type { Change } from '@vitrine/contract/messages/change.ts';
import type { z } from 'zod';
import type { ContentCalls } from './content-calls.ts';
import { type ContentClient, contentClientOf } from './content-client.ts';
import type { ContentHealth } from './content-guard.ts';
import { ContentUnavailable } from './errors.ts';
import { parisDay } from './paris-time.ts';
import type { ReadsOfRequest } from './reads-of-request.ts';
import { type Answer, isAtHand, readAs } from './remembered/answer.ts';
import { createAnswerFiles } from './remembered/answer-files.ts';
import { createAnswerIndex } from './remembered/answer-index.ts';
import { createAnswerMemory, type MemoryBounds, memoryBounds } from './remembered/answer-memory.ts';
import { createAsking } from './remembered/asking.ts';
import { createDoubts } from './remembered/doubt.ts';
import { createFiling } from './remembered/filing.ts';
import { createNotices } from './remembered/notices.ts';
import { createPatience, type Patience, visitorPatience } from './remembered/patience.ts';
import { isRememberable, type Key, keyOf } from './remembered/question.ts';
import { createRenewal } from './remembered/renewal.ts';
import { restoreAnswers } from './remembered/restore.ts';
import { isDue, isTrue, type Moment, outlastsOutage } from './remembered/truth.ts';

/** What is told to those who made something of remembered answers. */
export interface AnswersChanged {
  /** the keys of the answers that are no longer what they were */
  keys: ReadonlySet<string>;
  /** what they showed was unpublished, deleted or moved, and must leave at once */
  gone: boolean;
}

/** The content service's answers, remembered: one way in for every reader of the site. */
export interface RememberedContent {
  /**
   * The client of one request; notes every answer that it gave.
   * @param patience milliseconds of silence after which what is not known counts as unavailable; longer where nobody waits
   */
  forRequest(reads: ReadsOfRequest, patience?: number): ContentClient;
  /**
   * Asks again what may concern the changes, and tells the listeners which answers differ. To be called with none when
   * the journal has nothing new: so it is known that everything is as it was. Never rejects: what could not be asked stays
   * outdated and is asked again until it could.
   */
  apply(changes: Change[]): Promise<void>;
  /** Counts every answer as outdated: the journal was reset. They are asked again in the background. */
  outdateAll(): Promise<void>;
  /**
   * Says that a page that exists was made of some answers. Those that say "nothing is there" are kept on disk from then on,
   * so that the page can be made after a restart while the content service is down.
   */
  usedByPage(keys: Iterable<Key>): void;
  /**
   * Asks for remembered answers again, however new they are.
   * @throws ContentUnavailable where one cannot be had, or is not believed
   */
  renew(keys: Iterable<Key>): Promise<void>;
  /** Registers a listener for answers that changed. */
  onChange(listener: (what: AnswersChanged) => void): void;
  /** Registers a listener for the slugs of documents that changed: told as soon as they are known, before any answer is new. */
  onNamed(listener: (slugs: string[]) => void): void;
  /** Reads what was remembered on disk; to be called before the first request. */
  restore(): Promise<void>;
  /** Writes what is not on disk yet; never rejects. */
  flush(): Promise<void>;
  /** How the calls to the content service go. */
  contentHealth(): ContentHealth;
  /** How many answers are known, and the bytes that they take in memory. */
  size(): { answers: number; empty: number; bytes: number };
  /** How many answers are kept although the content service says that they are gone. */
  doubted(): number;
}

export interface RememberedContentParts {
  calls: ContentCalls;
  /** where the answers are kept on disk (`answersFolder`) */
  folder: string;
  /** the site's clock */
  now: () => Date;
  /** told of what cannot be written */
  onProblem: (error: unknown) => void;
  /** told of the first answer that is kept although the content service says it is gone, and with `null` when none is left */
  onDoubt?: (question: Key | null) => void;
  bounds?: Partial<MemoryBounds>;
}

/** Makes the memory of the site ("One way in for data" of the architecture). */
export function createRememberedContent(parts: RememberedContentParts): RememberedContent {
  const { calls, now } = parts;
  const direct = contentClientOf(calls);
  const files = createAnswerFiles(parts.folder);
  const index = createAnswerIndex();
  const notices = createNotices();
  let heardAt = 0;

  const doubts = createDoubts(parts.onDoubt ?? (() => undefined));
  const memory = createAnswerMemory({ ...memoryBounds, ...parts.bounds }, index, (forgotten) => {
    doubts.settled(forgotten.key);
    filing.remove(forgotten);
    // Nobody would notice its change any more. Of an address that does not exist, a minute later nobody needs to.
    if (!forgotten.empty || forgotten.concerns.slug === null) notices.tell(forgotten.key, false);
  });
  const filing = createFiling({
    files,
    stateNow: () => ({
      heardAt,
      outdated: memory.recent().flatMap((answer) => (answer.outdated || answer.superseded ? [answer.key] : [])),
      changedBy: Object.fromEntries(
        memory.recent().flatMap(({ key, changedBy }) => (changedBy.size > 0 ? [[key, [...changedBy]]] : [])),
      ),
    }),
    onFiled(answer) {
      if (answer.values.size > 0) answer.body = null;
      memory.weighAgain(answer);
    },
    onProblem: parts.onProblem,
  });
  const asking = createAsking({ calls, memory, doubts, now, onAnswer: filing.add, onDifferent: notices.tell });
  const namedListeners: ((slugs: string[]) => void)[] = [];
  const onNamed = (slugs: string[]) => {
    for (const listener of namedListeners) listener(slugs);
  };
  const renewal = createRenewal({ calls, memory, index, asking, notices, onNamed });

  const moment = (): Moment => ({ time: Date.now(), siteTime: now().getTime(), heardAt });

  function renewInBackground(answer: Answer, time: number): void {
    answer.triedAt = time;
    asking.renew(answer.key).catch(() => undefined);
  }

  /** What a known answer says, from memory or from disk. @throws ContentUnavailable where that is broken */
  async function recall<T extends z.ZodType>(answer: Answer, schema: T): Promise<z.infer<T> | null> {
    if (!isAtHand(answer, schema)) answer.body ??= await files.bodyOf(answer);
    const value = readAs(answer, schema);
    if (answer.filed) answer.body = null;
    memory.weighAgain(answer);
    return value;
  }

  /** What is not at hand: from disk, else from the content service, else what was true before it failed. */
  async function read<T extends z.ZodType>(key: Key, schema: T, patience: Patience): Promise<z.infer<T> | null> {
    const known = memory.use(key);
    if (known && isTrue(known, moment())) {
      const value = await recall(known, schema).catch(() => undefined);
      if (value !== undefined) return value;
    }
    try {
      const answer = await patience.waitFor(key, asking.answerTo(key, schema));
      if (!answer) throw new ContentUnavailable(key, 'it was forgotten on the way');
      return await recall(answer, schema);
    } catch (error) {
      const old = memory.peek(key);
      if (!(error instanceof ContentUnavailable) || !old || !outlastsOutage(old, moment())) throw error;
      return recall(old, schema);
    }
  }

  return {
    forRequest(reads, patience = visitorPatience) {
      const waiting = createPatience(patience, () => calls.contentHealth().calls.ok);
      return {
        ...direct,
        async get(path, query, schema) {
          const at = moment();
          const key = keyOf(path, query, parisDay(now()).startText);
          const known = memory.use(key);
          reads.keys.add(known?.key ?? key);
          if (known && isAtHand(known, schema) && isTrue(known, at)) {
            if (isDue(known, at)) renewInBackground(known, at.time);
            return readAs(known, schema);
          }
          try {
            if (isRememberable(key)) return await read(key, schema, waiting);
            reads.degraded = true;
            return await waiting.waitFor(path, direct.get(path, query, schema));
          } catch (error) {
            reads.degraded = true;
            throw error;
          }
        },
      };
    },
    async apply(changes) {
      heardAt = Date.now();
      await renewal.apply(changes);
    },
    async outdateAll() {
      renewal.outdateAll();
    },
    usedByPage(keys) {
      for (const key of keys) {
        const answer = memory.peek(key);
        if (!answer || answer.ofPage) continue;
        answer.ofPage = true;
        if (answer.empty) filing.add(answer);
      }
    },
    renew: async (keys) => void (await Promise.all([...keys].map(asking.renew))),
    onChange: notices.onChange,
    onNamed: (listener) => void namedListeners.push(listener),
    async restore() {
      heardAt = await restoreAnswers(files, memory);
      renewal.sweepSoon();
    },
    flush: filing.flush,
    contentHealth: calls.contentHealth,
    size: memory.size,
    doubted: doubts.count,
  };
}
