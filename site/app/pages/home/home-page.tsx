import type { ScreenData } from '../../content/screen-data.ts';

export function HomePage(data: ScreenData['home']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
