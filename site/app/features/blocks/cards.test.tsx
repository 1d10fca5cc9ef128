import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ArticleSummary } from '../../data/model.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { ArticleCards } from './cards.tsx';

it('dates what was published at midnight in Paris the same for machines and for people', () => {
  const article = {
    id: '1',
    title: 'A',
    url: '/a',
    summary: '',
    campus: null,
    image: null,
    publishDate: '2026-11-30T23:00:00.000Z',
  };
  const html = renderToStaticMarkup(
    <LanguageProvider locale="en" labels={{}}>
      <ArticleCards articles={[article as ArticleSummary]} />
    </LanguageProvider>,
  );
  const [, machine = '', people] = /<time dateTime="([^"]+)">([^<]+)/.exec(html) ?? [];
  expect(people).toBe('1 December 2026');
  expect(new Date(machine)).toEqual(new Date(article.publishDate));
});
