import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentEndpoint } from '../../access/editable-document.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { readNewest } from '../../database/stored-document.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { makeNewest } from '../drafts/make-newest.ts';
import { findConflict } from './find-conflict.ts';

const form = z.record(z.string(), z.unknown());

/**
 * `POST /{collection}/{id}/conflict` with the form's data, of an upload also its new file, in words, as `file`,
 * returns `{ conflict }`, a `Conflict` or `null`. Writes nothing.
 */
export const lookForConflict = (slug: string): Endpoint =>
  documentEndpoint(slug, 'post', '/conflict', async (req, { collection, id }) => {
    const mine = await readBody(req, form);
    const theirs = await req.payload.findByID({
      ...{ collection, id, draft: true, depth: 0, locale: req.locale, fallbackLocale: false, req: { ...req } },
      ...{ overrideAccess: false, user: req.user },
    } as Parameters<typeof req.payload.findByID>[0]);
    const file = typeof mine.file === 'string' ? mine.file : undefined;
    const conflict = await findConflict(req, collection, mine, { ...theirs }, file);
    return uncached({ conflict });
  });

/**
 * `POST /{collection}/{id}/set-aside` stores the form's data as a version below the newest one, which stays the newest.
 * Nothing changes for visitors, nor does the school: a version moves no document.
 */
export const setAside = (slug: string): Endpoint =>
  documentEndpoint(slug, 'post', '/set-aside', async (req, { collection, id }) => {
    const { updatedAt: _mark, school: _school, ...mine } = await readBody(req, form);
    const { payload, user } = req;
    if (!payload.collections[collection].config.versions) throw refusal(400, 'Bad request');
    await withinTransaction(req, async (within) => {
      // Before it is read: somebody may be publishing another state, or taking this one offline.
      await lockRow(within, collection, id);
      const newest = await readNewest(within, collection, id);
      await payload.update({
        ...{ collection, id, draft: true, depth: 0, locale: req.locale, overrideAccess: false, user, req: within },
        data: { ...mine, _status: 'draft' },
      } as Parameters<typeof payload.update>[0]);
      // Versions are ordered by milliseconds: two must not have the same.
      await pause(2);
      if (newest) await makeNewest({ ...within, locale: 'all' } as PayloadRequest, collection, newest);
    });
    return Response.json({ id });
  });
