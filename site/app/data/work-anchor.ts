/** Where a work hangs in the exhibition of its course: the portfolio page gives it this id. */
export function workAnchor(work: { slug: string }): string {
  return `work-${work.slug}`;
}
