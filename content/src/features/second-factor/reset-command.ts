import { createLocalReq, getPayload } from 'payload';
import { inAccountTurn } from '../../accounts/account-in-turn.ts';
import { normalEmail } from '../../accounts/login-limits.ts';
import { errorSentence } from '../../seed/error-sentence.ts';
import { clearSecondFactor } from './reset.ts';

/** Entry of `npm run second-factor`: `node src/features/second-factor/reset-command.ts` with `NODE_ENV=production`. */
async function runCommand([command, email]: string[]): Promise<void> {
  if (command !== 'reset' || !email) throw new Error('Write: npm run second-factor -- reset EMAIL');
  // Imported here, so that the message of a wrong setting is printed too.
  const { default: config } = await import('../../payload.config.ts');
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    ...{ collection: 'users', depth: 0, limit: 1, pagination: false },
    where: { email: { equals: normalEmail(email) } },
  });
  const [account] = docs;
  if (!account) throw new Error(`There is no account ${email}.`);
  if (!account.secondFactorSince) throw new Error(`${email} has no second factor.`);
  await inAccountTurn(await createLocalReq({}, payload), account.id, clearSecondFactor);
  payload.logger.info(`second factor: that of account ${account.id} was reset by the command`);
  process.stdout.write(`The second factor of ${email} is removed, and all sessions of the account have ended.\n`);
  await payload.destroy();
}

try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${errorSentence(error)}\n`);
  process.exit(1);
}
process.exit(0);
