import type { ScreenData } from '../../data/screen-data.ts';
import { screenLoader } from '../../data/screen-loader.server.ts';
import { screenClientLoader } from '../../data/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { type CrmAnswer, crmAction } from './crm-action.server.ts';
import { CrmPage } from './crm-page.tsx';
import { originOfForm } from './origin-of-form.ts';

export const loader = screenLoader('crm');
export const action = crmAction(undefined, originOfForm);
export const clientLoader = screenClientLoader('crm');
export const meta = ({ loaderData }: { loaderData: ScreenData['crm'] | undefined }) => pageMeta(loaderData);

interface CrmPageRouteProps {
  loaderData: ScreenData['crm'];
  actionData?: CrmAnswer;
}

export default function CrmPageRoute({ loaderData, actionData }: CrmPageRouteProps) {
  return <CrmPage crm={actionData?.crm ?? loaderData} warning={actionData?.warning} />;
}
