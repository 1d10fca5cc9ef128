import type { ScreenData } from '../../content/screen-data.ts';

export function CrmPage(data: ScreenData['crm']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
