import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('page');
export const loader = staticLoader('page');
export const { clientLoader, meta } = route;
export default route.Page;
