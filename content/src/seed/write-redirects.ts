import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

/** Makes the legacy redirects (section 2, "Legacy redirects"). */
export async function writeRedirects(context: SeedContext, redirects: { from: string; to: string }[]): Promise<void> {
  const { payload, report, saving, school } = context;
  await writeEach({
    label: 'Redirects',
    report,
    items: redirects,
    nameOf: ({ from }) => from,
    write: async ({ from, to }) => {
      await payload.create({ collection: 'redirects', locale: 'fr', data: { from, to, school }, ...saving() });
    },
  });
}
