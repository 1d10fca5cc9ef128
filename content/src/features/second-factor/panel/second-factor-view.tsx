import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { settings } from '../../../config/settings.ts';
import { readStored } from '../../../database/stored-document.ts';
import { PanelFrame, redirectToLogin } from '../../../panel/panel-view.tsx';
import type { StoredCodes } from '../recovery-codes.ts';
import { pendingStep, type SessionAccount, sessionAccount } from '../second-step.ts';
import { secondFactorPath } from './paths.ts';
import { SecondFactorScreen } from './second-factor-screen.tsx';

/** How many recovery codes of an account are not used. */
async function countCodes(req: PayloadRequest, { id }: SessionAccount): Promise<number> {
  const account = await readStored(req, 'users', id);
  return (account?.recoveryCodes as StoredCodes | null | undefined)?.hashes.length ?? 0;
}

/**
 * `/admin/second-factor`: the second step of a login, and one's own second factor.
 * @query `redirect` where to go after the second step
 */
export async function SecondFactorView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { admin, api } = req.payload.config.routes;
  const account = await sessionAccount(req);
  if (!account) redirectToLogin(req, secondFactorPath);
  const step = pendingStep(account);
  const screen = (
    <SecondFactorScreen
      state={step ?? (account.secondFactorSince ? 'on' : 'off')}
      isRequired={account.role === 'admin' && settings.adminSecondFactor}
      since={account.secondFactorSince ?? null}
      codesLeft={step ? 0 : await countCodes(req, account)}
      routes={{ admin, api }}
      next={getSafeRedirect({ fallbackTo: admin, redirectTo: view.searchParams?.redirect ?? '' })}
    />
  );
  if (step) return <MinimalTemplate>{screen}</MinimalTemplate>;
  return <PanelFrame view={view}>{screen}</PanelFrame>;
}
