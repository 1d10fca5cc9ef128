/** Which answers of a history entry are unfolded, in the order of the page. */
const unfolded = new Map<string | undefined, boolean[]>();

const entry = () => (window.history.state as { key?: string } | null)?.key;
const isOpen = ({ open }: HTMLDetailsElement) => open;
const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * Unfolds again what the visitor had unfolded where the nodes of a page are new (`features/static-page`): on the way back to it, before
 * its position is restored, and where it is read anew.
 */
export function keepUnfolded(): void {
  const note = ({ target }: Event) => {
    const all = answers();
    const isAnswer = all.includes(target as HTMLDetailsElement);
    if (isAnswer) unfolded.set(entry(), all.map(isOpen));
  };
  // The event of an answer does not bubble.
  document.addEventListener('toggle', note, { capture: true });
  document.addEventListener('renewed', () => {
    const noted = unfolded.get(entry());
    answers().forEach((answer, place) => {
      answer.open = noted?.[place] ?? answer.open;
    });
  });
}
