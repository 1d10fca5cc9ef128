import { PassThrough } from 'node:stream';
import { DrizzleQueryError } from '@payloadcms/db-sqlite/drizzle';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log.ts';

/** What is logged, each line parsed. */
function logged(log: (to: pino.Logger) => void): Record<string, unknown>[] {
  const stream = new PassThrough();
  log(pino(logOptions as pino.LoggerOptions, stream));
  const text = (stream.read() as Buffer).toString();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('has one JSON object a line, with its time in ISO 8601', () => {
  const [line] = logged((to) => to.warn('slow'));
  expect(line).toEqual({ level: 40, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), msg: 'slow' });
});

it.each([
  ['to anna.lang+1@ecole.example: refused', 'to [e-mail]: refused'],
  ['first\nanna@ecole.example, "b@c.example"', 'first\n[e-mail], "[e-mail]"'],
  ['\tx@y', '\tx@y'],
])('has no e-mail address: %j', (message, without) => {
  const [line] = logged((to) => to.error({ err: new Error(message) }, message));
  expect(line?.msg).toBe(without);
  expect(line?.err).toMatchObject({ message: without });
});

it('has a line without a stack for what was refused, and the stack of what failed', () => {
  const refused = Object.assign(new Error('The password is wrong.'), { status: 401 });
  const failed = Object.assign(new Error('No disk.'), { status: 500 });
  const lines = logged((to) => {
    to.error({ err: refused });
    to.error({ err: failed });
  });
  expect(lines[0]).toMatchObject({ level: 30, status: 401, reason: 'The password is wrong.', msg: 'refused' });
  expect(JSON.stringify(lines[0])).not.toContain('stack');
  expect(lines[1]).toMatchObject({ level: 50, err: { message: 'No disk.', stack: expect.any(String) } });
});

it('does not name who saved the document of a conflict', () => {
  const data = { conflict: { savedBy: 'Camille' } };
  const refused = Object.assign(new Error('Camille a enregistré ce document.'), { status: 409, data });
  const [line] = logged((to) => to.error({ err: refused }));
  expect(line).toMatchObject({ level: 30, status: 409, reason: 'a conflict', msg: 'refused' });
  expect(JSON.stringify(line)).not.toContain('Camille');
});

it.each(['err', 'itself'])(
  'has no value of a statement that failed, and no more of it than its beginning: %s',
  (given) => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const failed = new DrizzleQueryError(
      `select ${'"id", '.repeat(99)} from "users" where "name" = $1`,
      ['Camille'],
      cause,
    );
    const [line] = logged((to) => to.error(given === 'err' ? { err: failed } : failed));
    expect(line).toMatchObject({
      level: 50,
      msg: 'connect ECONNREFUSED',
      err: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', stack: expect.stringContaining('log.test.ts') },
    });
    expect(line).toHaveProperty('err.statement.length', 200);
    expect(JSON.stringify(line)).not.toMatch(/Camille|"name/);
  },
);

it.each([
  ['that caused another error', (failed: Error) => new Error('Document 7 failed', { cause: failed })],
  [
    'of which others have the message',
    ({ message }: Error) => Object.assign(new Error(message), { args: { message } }),
  ],
  ['of which others have both', (failed: Error) => new Error(`Document 7: ${failed.message}`, { cause: failed })],
])('has no value of a statement that failed %s', (_which, made) => {
  for (const reason of ['disk I/O error', 'UNIQUE constraint failed: users.email']) {
    const failed = new DrizzleQueryError('update "users" set "name" = $1', ['Camille'], new Error(reason));
    const [line] = logged((to) => to.error({ err: made(failed), msg: 'It failed.' }));
    expect(JSON.stringify(line)).toMatch(made(failed).cause ? reason : 'a statement failed');
    expect(JSON.stringify(line)).not.toContain('Camille');
  }
});
