import { staticLoader } from '../static-route.server.ts';
import { staticRoute } from '../static-route.tsx';

const route = staticRoute('course-list');
export const loader = staticLoader('course-list');
export const { clientLoader, meta } = route;
export default route.Page;
