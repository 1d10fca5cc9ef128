import type { ScreenData } from '../../content/screen-data.ts';

export function NewsListPage(data: ScreenData['news-list']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
