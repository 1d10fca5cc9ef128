import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { jumpToField } from './jump-to-field.ts';

afterEach(() => vi.unstubAllGlobals());

test('leads to the field of its own form, not to that of the form below a drawer; opens no tab there', async () => {
  const { document, CSS } = new Window();
  const tab = '<button class="tabs-field__tab-button">SEO</button>';
  document.write(`<!doctype html><html><body>
    <form id="below">${tab}<input id="field-title"></form>
    <form id="drawer">${tab}</form>
  </body></html>`);
  vi.stubGlobal('document', document);
  vi.stubGlobal('CSS', CSS);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setImmediate(callback));
  const [below, drawer] = document.querySelectorAll('form');
  const opened: string[] = [];
  document.addEventListener('click', ({ target }) => {
    const form = (target as unknown as HTMLElement).closest('form');
    opened.push(form?.id ?? '');
    form?.insertAdjacentHTML('beforeend', '<input id="field-title">');
  });

  await jumpToField(drawer as unknown as Element, 'title');
  expect(opened).toEqual(['drawer']);
  expect(drawer?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.id).toBe('field-title');
  expect(below?.querySelectorAll('input')).toHaveLength(1);
});
