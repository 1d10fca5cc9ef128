/**
 * What lies far outside of the window is not rendered (`content-visibility` in `ui/grid/grid.module.css`, `docs/decisions/016`).
 * `data-below-fold` of the document says what is known of its size:
 * - `skipped`: nothing. A page that is shown from its top begins so; its sections are rendered once each while the browser is idle.
 * - `measured`: all of it. Nothing moves when a section comes near.
 * - without the attribute the whole page is rendered: on the way back to a place in the page, and to an anchor.
 */

/**
 * A constant script for the head: marks such an initial load before the first paint, and ends it before an anchor is followed,
 * also while no other script is there. An anchor of another page renders nothing of this one.
 */
export const belowFoldScript = [
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.belowFold="skipped";',
  `addEventListener("click",(e)=>{let a=e.target.closest?.('a[href*="#"]');if(a?.pathname===location.pathname)delete document.documentElement.dataset.belowFold},true)`,
].join('');

/** Leaves what is below the fold of another page for later: to be called as it is put into the document, before it is measured. */
export function skipBelowFold(): void {
  document.documentElement.dataset.belowFold = 'skipped';
}

/** Renders all of the page: before places in it are measured. */
export function renderBelowFold(): void {
  delete document.documentElement.dataset.belowFold;
}

/** Renders all of the page where the size of a part of it is not known. */
export function renderUnmeasured(): void {
  if (document.documentElement.dataset.belowFold === 'skipped') renderBelowFold();
}
