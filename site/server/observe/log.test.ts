import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('has no e-mail address of a requested URL', () => {
  const stream = new PassThrough();
  createLog(stream).warn({ path: '/profil/anna%40ecole.example', reason: 'No route for /profil/b@c.example' }, 'slow');
  const line = JSON.parse((stream.read() as Buffer).toString()) as object;
  expect(line).toMatchObject({ path: '/profil/[e-mail]', reason: 'No route for /profil/[e-mail]', msg: 'slow' });
});
