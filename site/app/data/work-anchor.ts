/** The id of a work on the portfolio page of its course. */
export function workAnchor(work: { slug: string }): string {
  return `work-${work.slug}`;
}
