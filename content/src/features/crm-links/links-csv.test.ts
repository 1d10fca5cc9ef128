import type { Payload, PayloadRequest } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import type { CoverageLink } from './coverage/coverage.ts';
import type { LinkRow } from './link-rows.ts';
import { saveLinks } from './links-csv.ts';

/** Notes what would be written. */
function fakePayload(afterChange: (() => void)[] = []) {
  const kept: { id?: number; data: Record<string, unknown> }[] = [];
  const db = {
    create: vi.fn(async ({ data }) => kept.push({ data })),
    updateOne: vi.fn(async ({ id, data }) => kept.push({ id, data })),
  };
  const collections = { 'crm-links': { config: { hooks: { afterChange } } } };
  return { payload: { db, collections } as unknown as Payload, kept };
}

const form = 'https://crm.ecole.example/form';
const row = (course: number, fr: string, en = ''): LinkRow => {
  return { line: course, action: 'contact', course, campus: 10, url: { fr, en } };
};
const link = (id: number, course: number, fr: string, en = ''): CoverageLink => {
  return { id, action: 'contact', course, campus: 10, url: { fr, en } };
};
const save = (payload: Payload, existing: CoverageLink[], rows: LinkRow[]) =>
  saveLinks({ req: { payload } as PayloadRequest, school: 1, existing, rows });

describe('saving the links of a file', () => {
  it('creates new links, changes those that differ in a language, and leaves the rest', async () => {
    const { payload, kept } = fakePayload();
    const existing = [link(50, 2, form), link(51, 3, form, `${form}/en`), link(52, 4, form)];
    const rows = [row(1, form), row(2, form), row(3, form, ''), row(4, `${form}/new`)];
    expect(await save(payload, existing, rows)).toEqual({ created: 1, updated: 2, unchanged: 1 });
    expect(kept).toMatchObject([
      { data: { action: 'contact', course: 1, campus: 10, school: 1, url: { fr: form, en: null } } },
      { id: 51, data: { url: { fr: form, en: null } } },
      { id: 52, data: { url: { fr: `${form}/new`, en: null } } },
    ]);
  });

  it('changes the link that counts where there are several', async () => {
    const { payload, kept } = fakePayload();
    await save(payload, [link(50, 1, ''), link(51, 1, form)], [row(1, `${form}/new`)]);
    expect(kept.map(({ id }) => id)).toEqual([51]);
  });

  it('writes nothing where nothing changes', async () => {
    const { payload } = fakePayload();
    expect(await save(payload, [link(50, 1, form)], [row(1, form)])).toEqual({ created: 0, updated: 0, unchanged: 1 });
    expect(payload.db.create).not.toHaveBeenCalled();
  });

  it('runs the hooks of the collection for every change', async () => {
    const hook = vi.fn();
    const { payload } = fakePayload([hook]);
    await save(payload, [link(50, 2, form)], [row(1, form), row(2, `${form}/new`)]);
    expect(hook.mock.calls.map(([call]) => call.operation)).toEqual(['create', 'update']);
  });
});
