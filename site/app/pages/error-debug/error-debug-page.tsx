import type { ScreenData } from '../../content/screen-data.ts';

export function ErrorDebugPage(data: ScreenData['error-debug']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
