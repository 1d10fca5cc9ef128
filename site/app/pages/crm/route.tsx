import { screenLoader } from '../../data/screen-loader/screen-loader.server.ts';
import { crmAction } from './crm-action.server.ts';
import { crmRoute } from './route-parts.tsx';

const route = crmRoute('crm');
export const loader = screenLoader('crm');
export const action = crmAction();
export const { clientLoader, meta } = route;
export default route.Page;
