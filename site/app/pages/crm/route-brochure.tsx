import { screenLoader } from '../../data/screen-loader/screen-loader.server.ts';
import { crmAction } from './crm-action.server.ts';
import { crmRoute } from './route-parts.tsx';

const route = crmRoute('brochure');
export const loader = screenLoader('brochure');
export const action = crmAction('brochure');
export const { clientLoader, meta } = route;
export default route.Page;
