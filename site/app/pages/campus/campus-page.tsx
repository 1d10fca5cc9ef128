import type { ScreenData } from '../../content/screen-data.ts';

export function CampusPage(data: ScreenData['campus']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
