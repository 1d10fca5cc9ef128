import { data } from 'react-router';

/** What is done where a file of a page cannot be had; the error page, as long as nobody knows better. */
let whenMissing: () => Promise<never> = () => {
  throw data(null, { status: 503 });
};

/** Sets what is done where a file of a page cannot be had (section 8, "Lost script chunks"). */
export function onMissingFile(answer: () => Promise<never>): void {
  whenMissing = answer;
}

/**
 * To be called where a file of a page cannot be had.
 * @returns never, where the document is being left
 * @throws 503 for the error page
 */
export async function fileMissing(): Promise<never> {
  return whenMissing();
}
