import type { ScreenData } from '../../data/screen-data.ts';
import { screenClientLoader } from '../../data/screen-loader/screen-loader.ts';
import type { CrmActionData } from './crm-action.server.ts';
import { CrmPage } from './crm-page.tsx';

interface CrmRouteProps {
  loaderData: ScreenData['crm'];
  actionData?: CrmActionData;
}

/** What the browser needs of a route of the action flow. */
export function crmRoute(screen: 'brochure' | 'crm') {
  return {
    clientLoader: screenClientLoader(screen),
    meta: ({ loaderData }: { loaderData: ScreenData['crm'] | undefined }) => loaderData?.metadata ?? [],
    Page: ({ loaderData, actionData }: CrmRouteProps) => (
      <CrmPage crm={actionData?.crm ?? loaderData} warning={actionData?.warning} />
    ),
  };
}
