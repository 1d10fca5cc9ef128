import type { ScreenData } from '../../content/screen-data.ts';

export function ArticlePage(data: ScreenData['article']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
