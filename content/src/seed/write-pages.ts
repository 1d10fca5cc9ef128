import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { present } from './present.ts';
import type { SamplePage } from './sample/sample-types.ts';
import { sectionsToBlocks } from './sections.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

const textsOf = (page: SamplePage, locale: Locale) => ({
  title: present(page.title[locale], 'title'),
  introduction: page.introduction[locale],
  seo: page.seo[locale] ?? undefined,
});

/**
 * Makes the pages, in French and still without their bodies, so that others can refer to them.
 * @param pages a rubrique before its sub-pages
 */
export async function createPages(context: SeedContext, pages: SamplePage[]): Promise<void> {
  const { payload, registry, report, saving, school } = context;
  await writeEach({
    label: 'Pages',
    report,
    items: pages,
    nameOf: ({ slug }) => slug.fr,
    write: async (page) => {
      const { id } = await payload.create({
        collection: 'pages',
        locale: 'fr',
        data: {
          ...textsOf(page, 'fr'),
          slug: page.slug.fr,
          parent: page.parent ? registry.id('pages', page.parent) : undefined,
          layout: page.layout,
          image: page.image ? registry.image(page.image) : undefined,
          school,
          _status: 'published',
        },
        ...saving(),
      });
      registry.add('pages', page.slug.fr, id);
    },
  });
}

/** Gives the pages their bodies and their English texts, once everything that they refer to exists. */
export async function completePages(context: SeedContext, pages: SamplePage[]): Promise<void> {
  const { payload, registry, report, saving } = context;
  const bodyOf = (page: SamplePage, locale: Locale) => sectionsToBlocks(page.body[locale], locale, context);
  await writeEach({
    label: 'Texts of pages',
    report,
    items: pages,
    nameOf: ({ slug }) => slug.fr,
    write: async (page) => {
      const target = { collection: 'pages', id: registry.id('pages', page.slug.fr) } as const;
      await payload.update({ ...target, locale: 'fr', data: { body: bodyOf(page, 'fr') }, ...saving() });
      if (!page.slug.en) return;
      const english = { ...textsOf(page, 'en'), slug: page.slug.en, body: bodyOf(page, 'en') };
      await payload.update({ ...target, locale: 'en', data: english, ...saving() });
    },
  });
}
