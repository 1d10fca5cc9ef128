/** Which answers of a history entry are unfolded, in the order of the page. */
const unfolded = new Map<string | undefined, boolean[]>();

const entry = () => (window.history.state as { key?: string } | null)?.key;
const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * Unfolds again what the visitor had unfolded where the nodes of a page are new (`features/static-page`): on the way back to it, before
 * its position is restored, and where it is read anew.
 */
export function keepUnfolded(): void {
  const note = ({ target }: Event) => {
    const all = answers();
    if (all.some((answer) => answer === target))
      unfolded.set(
        entry(),
        all.map(({ open }) => open),
      );
  };
  // The event of an answer does not bubble.
  document.addEventListener('toggle', note, { capture: true });
  document.addEventListener('renewed', () => {
    const noted = unfolded.get(entry());
    for (const [place, answer] of answers().entries()) answer.open = noted?.[place] ?? answer.open;
  });
}
