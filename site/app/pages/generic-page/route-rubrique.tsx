import type { InMarkup } from '../../data/in-markup.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { staticScreenLoader } from '../../data/screen-loader.server.ts';
import { staticScreenClientLoader } from '../../data/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { StaticPage } from '../../features/static-page/static-page.tsx';
import { pageModules } from '../page-modules.ts';

type Loaded = ScreenData['rubrique'] | InMarkup;

export const loader = staticScreenLoader('rubrique', pageModules.rubrique);
export const clientLoader = staticScreenClientLoader('rubrique', pageModules.rubrique);
export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => pageMeta(loaderData);

export default function GenericPageRoute({ loaderData }: { loaderData: Loaded }) {
  return <StaticPage page={pageModules.rubrique} data={loaderData} />;
}
