import { createLocalReq } from 'payload';
import { print, runCommand } from '../../commands/run-command.ts';

/** Entry of `npm run second-factor`: `node src/features/second-factor/reset-command.ts` with `NODE_ENV=production`. */
async function reset([command, email]: string[]): Promise<void> {
  if (command !== 'reset' || !email) throw new Error('Write: npm run second-factor -- reset EMAIL');
  // Imported here, so that the message of a wrong setting is printed too.
  const { inAccountTurn } = await import('../../accounts/account-in-turn.ts');
  const { accountNamed } = await import('../../accounts/account-names.ts');
  const { openPayload } = await import('../../commands/open-payload.ts');
  const { clearSecondFactor } = await import('./reset.ts');
  const payload = await openPayload();
  const account = await accountNamed({ payload }, email);
  if (!account) throw new Error(`There is no account ${email}.`);
  if (!account.secondFactorSince) throw new Error(`${email} has no second factor.`);
  await inAccountTurn(await createLocalReq({}, payload), account.id, clearSecondFactor);
  payload.logger.info(`second factor: that of account ${account.id} was reset by the command`);
  print(`The second factor of ${email} is removed, and all sessions of the account have ended.`);
  await payload.destroy();
}

await runCommand(() => reset(process.argv.slice(2)));
