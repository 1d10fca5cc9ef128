import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('rubrique');
export const loader = staticLoader('rubrique');
export const { clientLoader, meta } = route;
export default route.Page;
