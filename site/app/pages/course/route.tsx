import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('course');
export const loader = staticLoader('course');
export const { clientLoader, meta } = route;
export default route.Page;
