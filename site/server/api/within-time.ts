/** An API request timed out: 504 of the catalogue (section 8). */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * Gives a reading a timeout. Its result or failure after that is ignored.
 * @param milliseconds from now; the browser waits 15 s
 * @throws TookTooLong
 */
export function withinTime<T>(reading: Promise<T>, milliseconds = 10_000): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TookTooLong(`no response within ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
