/** Brings the course that is shown into sight in the index of the exhibition: in a hand its line is longer than the window. */
export function showCourseInIndex(): void {
  const entry = document.querySelector<HTMLElement>('main nav li:has([aria-current])');
  entry?.parentElement?.scrollTo({ left: entry.offsetLeft, behavior: 'instant' });
}
