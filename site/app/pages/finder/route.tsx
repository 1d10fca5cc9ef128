import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('finder');
export const loader = staticLoader('finder');
export const { clientLoader, meta } = route;
export default route.Page;
