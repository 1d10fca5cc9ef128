import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('selection');
export const loader = staticLoader('selection');
export const { clientLoader, meta } = route;
export default route.Page;
