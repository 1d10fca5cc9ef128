import type { ScreenData } from '../../content/screen-data.ts';

export function PortfoliosPage(data: ScreenData['portfolios']) {
  return <h1>{data.metadata.metaTitle}</h1>;
}
