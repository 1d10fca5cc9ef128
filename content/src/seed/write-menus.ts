import type { Menu } from '../payload-types.ts';
import { linkTo } from './link-target.ts';
import type { SampleMenu, SampleMenuEntry } from './sample/sample-types.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

type Entry = NonNullable<Menu['body']>[number];

/** Makes the menus. Both languages share the entries; only their labels differ. */
export async function writeMenus(context: SeedContext, menus: SampleMenu[]): Promise<void> {
  const { payload, registry, report, saving, school } = context;

  const frenchEntry = (entry: SampleMenuEntry): Entry =>
    'items' in entry
      ? {
          blockType: 'menu',
          label: entry.label.fr,
          items: entry.items.map(({ label, link }) => ({ label: label.fr, link: linkTo(link, registry) })),
        }
      : { blockType: 'menu-item', label: entry.label.fr, link: linkTo(entry.link, registry) };

  await writeEach({
    label: 'Menus',
    report,
    items: menus,
    nameOf: ({ slug }) => slug,
    write: async ({ slug, type, body }) => {
      const made = await payload.create({
        collection: 'menus',
        locale: 'fr',
        data: { slug, type, body: body.map(frenchEntry), school, _status: 'published' },
        ...saving(),
      });
      const english = body.map((entry, index) => inEnglish(made.body?.[index], entry));
      await payload.update({
        collection: 'menus',
        id: made.id,
        locale: 'en',
        data: { body: english },
        ...saving(),
      });
    },
  });
}

/** The same entry, known by the same identifiers, with its English labels. */
function inEnglish(made: Entry | undefined, { label, ...sample }: SampleMenuEntry): Entry {
  if (!made) throw new Error(`the entry ${label.fr} was not kept`);
  if (made.blockType === 'menu-item' || !('items' in sample)) return { ...made, label: label.en };
  const items = made.items?.map((item, index) => ({ ...item, label: sample.items[index]?.label.en }));
  return { ...made, label: label.en, items };
}
