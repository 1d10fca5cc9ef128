import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { expect, vi } from 'vitest';
import { query, sql } from '../src/database/sql.ts';

/** Waits until so many statements wait for locks of PostgreSQL, for 10 s at most. Those of SQLite wait within their process: for a moment. */
export async function untilWaiting(payload: Payload, count: number): Promise<void> {
  if (payload.db.name !== 'postgres') return pause(400);
  const waiting = sql`SELECT "pid" FROM "pg_stat_activity"
    WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
  await vi.waitFor(async () => expect((await query(payload, waiting)).length).toBe(count), { timeout: 10_000 });
}
