import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('campus-list');
export const loader = staticLoader('campus-list');
export const { clientLoader, meta } = route;
export default route.Page;
