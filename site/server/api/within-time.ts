/** A call took longer than a visitor waits: 504 of the catalogue (section 8). */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * Gives a reading an end. What comes later than that is not waited for, and its failure is no one's business.
 * @param milliseconds from now
 * @throws TookTooLong
 */
export function withinTime<T>(reading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TookTooLong(`no answer within ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
