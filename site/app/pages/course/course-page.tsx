import type { ScreenData } from '../../content/screen-data.ts';

export function CoursePage(data: ScreenData['course']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
