import type { ScreenData } from '../../data/screen-data.ts';
import { screenLoader } from '../../data/screen-loader.server.ts';
import { screenClientLoader } from '../../data/screen-loader.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { type CrmAnswer, crmAction } from './crm-action.server.ts';
import { CrmPage } from './crm-page.tsx';
import { originOfForm } from './origin-of-form.ts';

export const loader = screenLoader('brochure');
export const action = crmAction('brochure', originOfForm);
export const clientLoader = screenClientLoader('brochure');
export const meta = ({ loaderData }: { loaderData: ScreenData['brochure'] | undefined }) => pageMeta(loaderData);

interface CrmPageRouteProps {
  loaderData: ScreenData['brochure'];
  actionData?: CrmAnswer;
}

export default function CrmPageRoute({ loaderData, actionData }: CrmPageRouteProps) {
  return <CrmPage crm={actionData?.crm ?? loaderData} warning={actionData?.warning} />;
}
