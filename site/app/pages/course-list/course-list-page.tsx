import type { ScreenData } from '../../content/screen-data.ts';

export function CourseListPage(data: ScreenData['course-list']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
