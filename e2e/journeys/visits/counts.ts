import { expect } from '@playwright/test';
import { personHeaders } from '../../environment/accounts.ts';
import { contentPort } from '../../environment/ports.ts';

const service = `http://localhost:${contentPort}`;

let editor: Promise<Record<string, string>> | undefined;

/** The counts of an event in the file of the panel, by subject. */
export async function countsOf(event: string): Promise<Record<string, number>> {
  editor ??= personHeaders(service, 'editor');
  const response = await fetch(`${service}/api/visit-counts/csv?event=${event}&period=7`, { headers: await editor });
  expect(response.status).toBe(200);
  const lines = (await response.text()).trim().split('\r\n').slice(1);
  const rows = lines.map((line) => line.split(','));
  return Object.fromEntries(rows.map((cells) => [cells.slice(1, -1).join('/'), Number(cells.at(-1))]));
}
