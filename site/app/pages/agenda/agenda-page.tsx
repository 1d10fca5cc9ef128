import type { ScreenData } from '../../content/screen-data.ts';

export function AgendaPage(data: ScreenData['agenda']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
