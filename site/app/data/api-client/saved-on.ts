/** The header by which the service worker marks a copy: when it was stored (ISO). */
export const savedOnHeader = 'x-saved-on';
