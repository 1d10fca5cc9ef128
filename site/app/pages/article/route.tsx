import type { ScreenData } from '../../content/screen-data.ts';
import { screenLoader } from '../../content/screen-loader.server.ts';
import { screenClientLoader } from '../../content/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { ArticlePage } from './article-page.tsx';

export const loader = screenLoader('article');
export const clientLoader = screenClientLoader('article');
export const meta = ({ loaderData }: { loaderData: ScreenData['article'] | undefined }) => pageMeta(loaderData);

export default function ArticlePageRoute({ loaderData }: { loaderData: ScreenData['article'] }) {
  return <ArticlePage {...loaderData} />;
}
