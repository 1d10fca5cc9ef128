/** Loads what a browser adds to selections, which begins by that. */
export const loadSelection = () => import('./lazy/selection.ts');
