// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showPageToTags } from './tag-manager.ts';

it('is neither loaded nor told where the URL has answers of the visitor', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const pages = () => (window.dataLayer ?? []).flatMap((told) => (told as { page_path?: string }).page_path ?? []);
  showPageToTags('GTM-TEST', '/ma-selection?pairs=design-objet.lyon');
  expect(append).not.toHaveBeenCalled();
  showPageToTags('GTM-TEST', '/news?page=2');
  expect(append).toHaveBeenCalledTimes(1);
  for (const page of [
    '/recherche-sur-le-site?q=a',
    '/en/find-my-course?now=work',
    '/formations/mode?aid=1',
    '/trouver-ma-formation?campus=lyon',
    '/en/find-my-course?rhythm=initial',
    '/recherche-sur-le-site?%71=mode',
    // No amount that the site knows, but what somebody typed.
    '/en/find-my-course?budget=5000.50',
    '/formations',
  ])
    showPageToTags('GTM-TEST', page);
  expect(pages()).toEqual(['/formations']);
  // What campaigns add is no answer.
  showPageToTags('GTM-TEST', '/formations/mode?utm_source=a');
  expect(pages()).toEqual(['/formations', '/formations/mode?utm_source=a']);
  // Tags would add the URL to an event.
  for (const page of ['/ma-selection?pairs=design-objet.lyon', '/formations?level=master']) {
    history.replaceState(null, '', page);
    window.tellTags?.({ event: 'action-opened', on: page });
  }
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'action-opened', on: '/formations?level=master' });
  expect(window.dataLayer).not.toContainEqual(expect.objectContaining({ on: expect.stringContaining('pairs') }));
});
