import { errorSentence } from './error-sentence.ts';

/**
 * Entry: `node src/seed/seed.ts` with `NODE_ENV=production` (which applies the migrations). Fills an empty database
 * with the sample; exit code 1 and one sentence where it cannot.
 */
try {
  // Imported here, so that the message of a wrong setting is printed too.
  const { runSeed } = await import('./run-seed.ts');
  await runSeed(process.env.SEED === 'sample');
} catch (error) {
  process.stderr.write(`Nothing was seeded. ${errorSentence(error)}\n`);
  process.exit(1);
}
process.exit(0);
