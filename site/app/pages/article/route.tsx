import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('article');
export const loader = staticLoader('article');
export const { clientLoader, meta } = route;
export default route.Page;
