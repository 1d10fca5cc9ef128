import { errorSentence } from './error-sentence.ts';

/** Prints a line of what a command has done. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs a command, and ends its process: with the exit code 1 and one sentence where it fails.
 * @param command imports the settings late, so that the message of a wrong one is printed too
 * @param failed what is printed before the message
 */
export async function runCommand(command: () => Promise<void>, failed = ''): Promise<never> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${failed}${errorSentence(error)}\n`);
    process.exit(1);
  }
  process.exit(0);
}
