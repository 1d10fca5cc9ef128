import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { pendingStep, sessionAccount } from '../second-step.ts';
import { secondFactorPath } from './paths.ts';

/** On the login page: leads somebody whose password was right to the second step, and then to where they wanted to go. */
export async function LoginRedirect({ payload, searchParams }: Pick<AdminViewServerProps, 'payload' | 'searchParams'>) {
  const account = await sessionAccount({ headers: await headers(), payload });
  if (account && pendingStep(account)) {
    const wanted = searchParams?.redirect;
    const query = typeof wanted === 'string' ? `?${new URLSearchParams({ redirect: wanted })}` : '';
    redirect(`${payload.config.routes.admin}${secondFactorPath}${query}`);
  }
  return null;
}
