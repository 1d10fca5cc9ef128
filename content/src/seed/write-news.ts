import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { parisMoment } from './clock.ts';
import { present } from './present.ts';
import type { SampleNews } from './sample/sample-types.ts';
import { sectionsToBlocks } from './sections.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

const textsOf = (article: SampleNews, locale: Locale) => ({
  title: present(article.title[locale], 'title'),
  summary: article.summary[locale],
  seo: article.seo[locale] ?? undefined,
});

/** Makes the news, in French and still without their bodies, so that others can refer to them. */
export async function createNews(context: SeedContext, news: SampleNews[]): Promise<void> {
  const { payload, registry, report, saving, school, now } = context;
  await writeEach({
    label: 'News',
    report,
    items: news,
    nameOf: ({ slug }) => slug.fr,
    write: async (article) => {
      const { id } = await payload.create({
        collection: 'news',
        locale: 'fr',
        data: {
          ...textsOf(article, 'fr'),
          slug: article.slug.fr,
          publishDate: parisMoment(now, -article.daysAgo, '09:00'),
          campus: article.campus ? registry.id('campuses', article.campus) : undefined,
          image: registry.image(article.image),
          school,
          _status: 'published',
        },
        ...saving(),
      });
      registry.add('news', article.slug.fr, id);
    },
  });
}

/** Gives the news their bodies and their English texts, once everything that they refer to exists. */
export async function completeNews(context: SeedContext, news: SampleNews[]): Promise<void> {
  const { payload, registry, report, saving } = context;
  const bodyOf = (article: SampleNews, locale: Locale) => sectionsToBlocks(article.body[locale], locale, context);
  await writeEach({
    label: 'Texts of news',
    report,
    items: news,
    nameOf: ({ slug }) => slug.fr,
    write: async (article) => {
      const target = { collection: 'news', id: registry.id('news', article.slug.fr) } as const;
      await payload.update({ ...target, locale: 'fr', data: { body: bodyOf(article, 'fr') }, ...saving() });
      if (!article.slug.en) return;
      const english = { ...textsOf(article, 'en'), slug: article.slug.en, body: bodyOf(article, 'en') };
      await payload.update({ ...target, locale: 'en', data: english, ...saving() });
    },
  });
}
