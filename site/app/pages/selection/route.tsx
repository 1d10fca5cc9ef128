import { loadSelection } from '../../features/selection/load-selection.ts';
import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

// Other pages load it when the browser is idle, this one before it is hydrated: a link that takes a pair out may be clicked until then,
// and is followed right after. What it leads to is stored before the next page is there, else that would bring the pair back.
export const ready = import.meta.env.SSR ? undefined : loadSelection().catch(() => {});

const route = staticRoute('selection');
export const loader = staticLoader('selection');
export const { clientLoader, meta } = route;
export default route.Page;
