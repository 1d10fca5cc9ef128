import type { ScreenData } from '../../content/screen-data.ts';

export function GenericPage(data: ScreenData['page']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
