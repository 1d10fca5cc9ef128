// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { untilReachable } from './until-reachable.ts';

it('asks in the language of the URL, whatever language the browser translates the page into', async () => {
  history.replaceState(null, '', '/en/courses');
  document.documentElement.lang = 'es';
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await untilReachable(0);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/users/me?locale=en']);
  fetched.mockRestore();
});
