/** How a request is refused before it reaches a page. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 429 | 431;
  headers?: [name: string, value: string][];
}
