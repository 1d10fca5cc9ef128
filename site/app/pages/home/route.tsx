import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('home');
export const loader = staticLoader('home');
export const { clientLoader, meta } = route;
export default route.Page;
