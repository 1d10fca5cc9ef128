import type { InMarkup } from '../../data/in-markup.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { staticScreenLoader } from '../../data/screen-loader.server.ts';
import { staticScreenClientLoader } from '../../data/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { StaticPage } from '../../features/static-page/static-page.tsx';
import { pageModules } from '../page-modules.ts';

type Loaded = ScreenData['campus'] | InMarkup;

export const loader = staticScreenLoader('campus', pageModules.campus);
export const clientLoader = staticScreenClientLoader('campus', pageModules.campus);
export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => pageMeta(loaderData);

export default function CampusPageRoute({ loaderData }: { loaderData: Loaded }) {
  return <StaticPage page={pageModules.campus} data={loaderData} />;
}
