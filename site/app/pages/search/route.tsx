import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('search');
export const loader = staticLoader('search');
export const { clientLoader, meta } = route;
export default route.Page;
