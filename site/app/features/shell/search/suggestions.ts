import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Suggestion } from '../../../data/search.ts';
import * as styles from './suggestions.module.css';

/** Milliseconds without a further key before a request; the letters that it takes; and how many responses are cached. */
const pause = 120;
const fewestLetters = 2;
const mostCached = 50;
/** The keys that move the caret: from a suggestion they lead back to the field. */
const caretKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

const responses = new Map<string, Promise<Suggestion[]>>();

/** The suggestions for what was typed; none where they cannot be fetched. */
function fetchSuggestions(typed: string, locale: Locale): Promise<Suggestion[]> {
  const url = `/api/suggestions?${new URLSearchParams({ q: typed, locale })}`;
  const response =
    responses.get(url) ??
    fetch(url, { signal: AbortSignal.timeout(5000) })
      .then((response) => (response.ok ? (response.json() as Promise<Suggestion[]>) : Promise.reject(response.status)))
      .catch(() => {
        responses.delete(url);
        return [];
      });
  responses.set(url, response);
  if (responses.size > mostCached) responses.delete(responses.keys().next().value ?? '');
  return response;
}

/** Follows a link as if it had been clicked, so that it is a client navigation. */
function follow(url: string): void {
  const link = Object.assign(document.createElement('a'), { href: url });
  document.body.append(link);
  link.click();
  link.remove();
}

function optionOf({ label, title, url }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li');
  const kind = document.createElement('span');
  kind.className = styles.kind ?? '';
  kind.textContent = label;
  option.append(title, ' ', kind);
  option.id = id;
  option.className = styles.option ?? '';
  option.setAttribute('role', 'option');
  option.dataset.url = url;
  return option;
}

let count = 0;
const begun = new WeakSet<HTMLInputElement>();

/**
 * Makes a field a combobox with a list of suggestions (ARIA Authoring Practices, "Editable Combobox With List Autocomplete"): arrows
 * choose one, Enter goes there, Escape closes the list. Enter without a choice searches.
 */
export function suggestTo(input: HTMLInputElement): void {
  if (begun.has(input)) return;
  begun.add(input);
  count += 1;
  const list = document.createElement('ul');
  list.id = `suggestions-${count}`;
  list.className = styles.list ?? '';
  list.setAttribute('role', 'listbox');
  list.hidden = true;
  input.form?.append(list);
  input.setAttribute('role', 'combobox');
  input.autocomplete = 'off';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  let chosen = -1;
  let timer = 0;
  /** the number of the latest request: whatever comes for an earlier one, or after the list was closed, is not shown */
  let latest = 0;

  const options = () => [...list.children] as HTMLElement[];
  const choose = (place: number) => {
    const all = options();
    chosen = place;
    for (const [index, option] of all.entries()) option.setAttribute('aria-selected', String(index === place));
    const option = all[place];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const show = (suggestions: readonly Suggestion[]) => {
    list.replaceChildren(...suggestions.map((suggestion, index) => optionOf(suggestion, `${list.id}-${index}`)));
    // The field is kept when the language is changed; its label is not.
    list.setAttribute('aria-label', input.getAttribute('aria-label') ?? '');
    list.hidden = suggestions.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    choose(-1);
  };
  const close = () => {
    clearTimeout(timer);
    latest += 1;
    show([]);
  };
  const go = (option: HTMLElement | null | undefined) => {
    const url = option?.dataset.url;
    if (!url) return;
    close();
    input.value = '';
    follow(url);
  };
  const refresh = async () => {
    latest += 1;
    const own = latest;
    const typed = input.value.trim();
    const suggestions =
      typed.length < fewestLetters ? [] : await fetchSuggestions(typed, localeOf(window.location.pathname));
    if (own === latest && typed === input.value.trim() && document.activeElement === input) show(suggestions);
  };
  const scheduleRefresh = () => {
    clearTimeout(timer);
    timer = window.setTimeout(refresh, pause);
  };
  const move = (by: 1 | -1) => {
    const places = options().length + 1;
    choose(((chosen + 1 + by + places) % places) - 1);
  };

  input.addEventListener('input', () => {
    // Enter searches for what is typed now.
    choose(-1);
    scheduleRefresh();
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const isOpen = !list.hidden;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else void refresh();
    } else if (event.key === 'Escape') {
      // Only the list is closed: neither the field is emptied nor the panel around it closed.
      if (isOpen) event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && chosen >= 0) {
      event.preventDefault();
      go(options()[chosen]);
    } else if (caretKeys.includes(event.key)) choose(-1);
  });
  input.form?.addEventListener('submit', () => {
    close();
    input.blur();
  });
  // The field keeps the focus: a blur would close the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => go(target instanceof Element ? target.closest('li') : null));
  scheduleRefresh();
}
