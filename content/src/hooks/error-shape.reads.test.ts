import { expect, inject, it } from 'vitest';

it.each([
  ['GET', '/nothing', 404],
  ['POST', '/nothing/at-all', 404],
  ['PATCH', '/news/1/nothing', 404],
  ['DELETE', '/globals/nothing', 404],
  ['GET', '/news/999999', 401],
])('%s %s fails in the error shape', async (method, path, statusCode) => {
  const response = await fetch(`${inject('contentUrl')}/api${path}`, { method });
  expect(response.status).toBe(statusCode);
  expect(await response.json()).toMatchObject({ source: 'content', statusCode, errorText: expect.stringMatching(/./) });
});
