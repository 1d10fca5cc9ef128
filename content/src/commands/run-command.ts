import { fieldErrorsOf } from '../hooks/field-errors.ts';

/** Prints a line of what a command has done. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The message of an error in one sentence; for a document that was refused, with its wrong fields. */
function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = fieldErrorsOf(error)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ');
  return details ? `${error.message} (${details})` : error.message;
}

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
