import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('news-list');
export const loader = staticLoader('news-list');
export const { clientLoader, meta } = route;
export default route.Page;
