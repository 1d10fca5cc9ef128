import type { ScreenData } from '../../content/screen-data.ts';

export function CampusListPage(data: ScreenData['campus-list']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
