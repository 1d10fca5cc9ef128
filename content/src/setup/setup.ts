import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getPayload } from 'payload';
import { errorSentence } from '../seed/error-sentence.ts';
import { askForAnswers } from './answers.ts';
import { setUp } from './set-up.ts';

/** Entry: `node src/setup/setup.ts` with `NODE_ENV=production` (which applies the migrations). */
try {
  // Imported here, so that the message of a wrong setting is printed too.
  const { settings } = await import('../config/settings.ts');
  if (settings.databaseUrl.startsWith('file:')) {
    await mkdir(path.dirname(settings.databaseUrl.slice('file:'.length)), { recursive: true });
  }
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config });
  await setUp(payload, askForAnswers, (line) => process.stdout.write(`${line}\n`));
  await payload.destroy();
} catch (error) {
  process.stderr.write(`The setup is not complete. ${errorSentence(error)}\n`);
  process.exit(1);
}
process.exit(0);
