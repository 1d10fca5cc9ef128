import { locales } from '@vitrine/contract/routes/locale.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccount } from '../access/require-account.ts';
import { withinTransaction } from '../database/in-one-transaction.ts';
import { lockRow, lockRows } from '../database/locks.ts';
import { saveStraight } from '../database/save-straight.ts';
import { translationAfter } from '../features/translations/translation-fields.ts';
import type { TranslatedFrom } from '../features/translations/translation-state.ts';
import { endpoint } from './endpoint.ts';
import { readBody } from './read-request.ts';
import { refusal } from './refusal.ts';

const labelTree = z.record(z.string().regex(/^[a-z0-9.-]{1,120}$/), z.string().max(250));
const taxonomy = z.object({ version: z.string().max(40), fr: labelTree, en: labelTree });

interface LabelDocument {
  id: number;
  key: string;
  text: { fr?: string; en?: string };
  shipped: { fr?: string; en?: string };
  translatedFrom?: TranslatedFrom | null;
}

type Taxonomy = z.infer<typeof taxonomy>;

/** The taxonomy of a school once the shipped labels are in it, and the labels that must be saved for that. */
async function compareWithStored(req: PayloadRequest, school: number, shipped: Taxonomy) {
  const existing = await req.payload.find({
    collection: 'labels',
    where: { school: { equals: school } },
    locale: 'all',
    depth: 0,
    pagination: false,
    showHiddenFields: true,
    req,
  });
  const byKey = new Map((existing.docs as unknown as LabelDocument[]).map((label) => [label.key, label]));
  const response: Taxonomy = { version: shipped.version, fr: {}, en: {} };
  // Those too that this release does not ship: it may be an older one.
  for (const [key, { text }] of byKey) {
    for (const language of locales) response[language][key] = text[language] ?? '';
  }
  /** with the identifier of an existing label; without one for a new one */
  const saves: Omit<Parameters<typeof saveStraight>[1], 'collection'>[] = [];
  for (const key of Object.keys(shipped.fr)) {
    const label = byKey.get(key);
    const sent = { fr: shipped.fr[key] ?? '', en: shipped.en[key] ?? '' };
    const text = { ...sent };
    for (const language of locales) {
      const stored = label?.text[language];
      if (stored !== undefined && stored !== label?.shipped[language]) text[language] = stored;
      response[language][key] = text[language];
    }
    if (label && locales.every((language) => label.shipped[language] === sent[language])) continue;
    const isShipped = locales.every((language) => text[language] === sent[language]);
    const judged = translationAfter(
      req.payload.collections.labels.config.flattenedFields,
      // Shipped texts correspond to each other, whatever they replace.
      isShipped ? {} : { ...label },
      { locale: 'all', data: { text } },
    );
    saves.push({ id: label?.id, data: { key, school, text, shipped: sent, ...judged } });
  }
  return { response, saves };
}

/** Locks the labels of a school before they are read: an editor may be saving one. */
async function lockLabels(req: PayloadRequest, school: number): Promise<void> {
  const { docs } = await req.payload.find({
    ...{ collection: 'labels', where: { school: { equals: school } }, depth: 0, pagination: false, select: {}, req },
  });
  const ids = docs.map(({ id }) => id);
  await lockRows(req, 'labels', ids, 'NO KEY UPDATE');
}

/**
 * Saves labels in one transaction, by `saveStraight`: hundreds at a first start, while a site waits for them. Two sites of a school may
 * start together: the second one finds what the first has saved.
 */
async function saveLabels(req: PayloadRequest, school: number, shipped: Taxonomy): Promise<void> {
  await withinTransaction(req, async (within) => {
    await lockRow(within, 'schools', school);
    await lockLabels(within, school);
    const { saves } = await compareWithStored(within, school, shipped);
    for (const save of saves) {
      // One line in the journal for all of them: sites read the labels as one list, and may have read it before.
      const quietly = save !== saves.at(-1);
      const context = { ...req.context, quietly };
      await saveStraight({ ...within, context } as PayloadRequest, { collection: 'labels', ...save });
    }
  });
}

/**
 * `POST /taxonomy/update` (section 7): the site sends the labels that it ships, as flat keys per language. New ones are added,
 * those that no editor changed are updated, and an editor's changes stay.
 * @returns the whole taxonomy in the same shape
 */
export const taxonomyUpdate = endpoint('post', '/taxonomy/update', async (req) => {
  const account = requireAccount(req);
  const school = account.schools[0];
  if (account.role === 'editor' || account.role === 'contributor' || !school) throw refusal(403, 'Access denied');
  const shipped = await readBody(req, taxonomy, ({ issues: [first] }) => {
    return `The taxonomy is malformed at ${first?.path.join('.') || 'its root'}: ${first?.message}`;
  });
  const { response, saves } = await compareWithStored(req, Number(school), shipped);
  if (saves.length > 0) await saveLabels(req, Number(school), shipped);
  return Response.json(response);
});
