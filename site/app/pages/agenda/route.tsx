import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('agenda');
export const loader = staticLoader('agenda');
export const { clientLoader, meta } = route;
export default route.Page;
