import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { accountOf } from '../access/roles.ts';

const labelTree = z.record(z.string().regex(/^[a-z0-9.-]{1,120}$/), z.string().max(250));
const taxonomy = z.object({ version: z.string().max(40), fr: labelTree, en: labelTree });

interface LabelDocument {
  id: number;
  key: string;
  text: { fr?: string; en?: string };
  shipped: { fr?: string; en?: string };
}

const languages = ['fr', 'en'] as const;

/**
 * `POST /taxonomy/update` (section 7): the site sends the labels it ships, as flat keys per language. New ones are added,
 * unchanged ones follow what is shipped, and what an editor changed stays.
 * @returns the whole taxonomy in the same shape
 */
export const taxonomyUpdate: Endpoint = {
  path: '/taxonomy/update',
  method: 'post',
  handler: async (req) => {
    const account = accountOf(req);
    if (!account) throw new APIError('Unauthenticated user', 401, undefined, true);
    const school = account.schools[0];
    if (account.role === 'editor' || !school) throw new APIError('Access denied', 403, undefined, true);
    const parsed = taxonomy.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) {
      const first = parsed.error.issues[0];
      throw new APIError(
        `The taxonomy is malformed at ${first?.path.join('.') || 'its root'}: ${first?.message}`,
        400,
        undefined,
        true,
      );
    }
    const shipped = parsed.data;
    const known = await req.payload.find({
      collection: 'labels',
      where: { school: { equals: school } },
      locale: 'all',
      depth: 0,
      pagination: false,
      req,
    });
    const byKey = new Map((known.docs as unknown as LabelDocument[]).map((label) => [label.key, label]));
    // What the site ships it knows: nobody needs to be told.
    req.context.quietly = true;
    const answer: z.infer<typeof taxonomy> = { version: shipped.version, fr: {}, en: {} };

    for (const key of Object.keys(shipped.fr)) {
      const label = byKey.get(key);
      let id = label?.id;
      for (const language of languages) {
        const sent = shipped[language][key] ?? '';
        const kept = label?.text[language];
        const untouched = kept === undefined || kept === label?.shipped[language];
        answer[language][key] = untouched ? sent : kept;
        if (label && label.shipped[language] === sent) continue;
        const data = { text: answer[language][key], shipped: sent };
        if (id === undefined) {
          const made = await req.payload.create({
            collection: 'labels',
            locale: language,
            data: { ...data, key, school: school as number },
            req,
          });
          id = made.id as number;
        } else {
          await req.payload.update({ collection: 'labels', id, locale: language, data, depth: 0, req });
        }
      }
    }
    return Response.json(answer);
  },
};
