import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('accessibility');
export const loader = staticLoader('accessibility');
export const { clientLoader, meta } = route;
export default route.Page;
