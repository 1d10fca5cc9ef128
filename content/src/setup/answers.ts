import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The questions of the setup, whose answers come from the environment or from the terminal. */
const questions = {
  ADMIN_EMAIL: 'E-mail address of the first administrator',
  ADMIN_NAME: 'Name of the first administrator',
  ADMIN_PASSWORD: 'Password of the first administrator (12 characters or more, not shown)',
  SCHOOL_NAME: 'Name of the school',
  SCHOOL_NAMESPACE: 'Technical name of the school (a–z, 0–9 and hyphens)',
} as const;

type Question = keyof typeof questions;

async function askAtTerminal(question: Question): Promise<string> {
  const isSecret = question === 'ADMIN_PASSWORD';
  process.stdout.write(`${questions[question]}: `);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? hidden : process.stdout,
    terminal: true,
  });
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}

/**
 * Answers from the environment, and from the terminal where there is one.
 * @throws an Error whose message names what is missing
 */
export async function askForAnswers(wanted: readonly Question[]): Promise<Record<Question, string>> {
  const answers: Partial<Record<Question, string>> = {};
  const missing: Question[] = [];
  for (const question of wanted) {
    const given = process.env[question]?.trim();
    if (given) answers[question] = given;
    else if (process.stdin.isTTY) answers[question] = await askAtTerminal(question);
    if (!answers[question]) missing.push(question);
  }
  if (missing.length > 0) {
    const lines = missing.map((question) => `  ${question} (${questions[question]})`);
    throw new Error(`Set these, or run it at a terminal, which asks for them:\n${lines.join('\n')}`);
  }
  return answers as Record<Question, string>;
}
