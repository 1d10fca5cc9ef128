import { locales } from '@vitrine/contract/routes/locale.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentEndpoint } from '../../access/editable-document.ts';
import { settings } from '../../config/settings.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { readNewest } from '../../database/stored-document.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { dateInParis } from '../../paris-time/paris-moment.ts';
import { repeatLabels } from './repeat-labels.ts';
import { mostRepetitions, type RepeatedEvent, repeatOn } from './repeated-event.ts';

const wanted = z.object({ days: z.array(z.string()).min(1).max(mostRepetitions) });

/** What `POST /events/{id}/repeat` responds: the identifiers of the drafts, in the order of the days. */
export interface Repetitions {
  ids: number[];
}

/**
 * `POST /events/{id}/repeat` with `{ days }` (`2027-01-16`, in Paris): one draft per day, made of the newest version of the event, all
 * or none. Each differs in date, slug and title (section 11, "Repetition").
 */
export const repeatEvent = documentEndpoint('events', 'post', '/repeat', async (req, { id }) => {
  const language = panelLanguageOf(req);
  const say = repeatLabels[language];
  const { days } = await readBody(req, wanted, say.noDays(mostRepetitions));
  const event = (await readNewest(req, 'events', id)) as unknown as RepeatedEvent | undefined;
  if (!event?.dateStart) throw refusal(400, say.noStart);
  const repetitions = days.map((day, index) => {
    const repetition = repeatOn(event, day);
    if (!repetition) throw refusal(400, say.noDays(mostRepetitions));
    const written = dateInParis(day, language, { dateStyle: 'long' });
    if (days.indexOf(day) !== index) throw refusal(400, say.twice(written));
    if (new Date(repetition.dateStart) <= settings.now()) throw refusal(400, say.past(written));
    return repetition;
  });
  const ids = await withinTransaction(req, async (within) => {
    const made: number[] = [];
    // In turn: a transaction has one connection.
    for (const repetition of repetitions) made.push(await createDraft(within, id, repetition));
    return made;
  });
  return Response.json({ ids } satisfies Repetitions, { status: 201 });
});

/** Duplicates an event on another date, with what differs in each language in which it has a title or a slug. */
async function createDraft(req: PayloadRequest, id: number, { title, slug, ...dates }: RepeatedEvent): Promise<number> {
  const options = { collection: 'events', draft: true, depth: 0, overrideAccess: false, user: req.user } as const;
  const copy = await req.payload.duplicate({ ...options, id, data: dates, req: { ...req } });
  for (const locale of locales) {
    if (!title[locale] && !slug[locale]) continue;
    const data = {
      _status: 'draft' as const,
      ...(title[locale] && { title: title[locale] }),
      ...(slug[locale] && { slug: slug[locale] }),
    };
    await req.payload.update({ ...options, id: copy.id, locale, data, req: { ...req } });
  }
  return copy.id;
}
