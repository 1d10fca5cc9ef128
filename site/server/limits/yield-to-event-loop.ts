/**
 * Node accepts one new connection in each round of its event loop. With a rendering of 14 ms in every round those would be 70 in a
 * second, and visitors of pages that are in memory would wait for seconds.
 */
const rounds = 20;

/** Waits until pending requests and connections were handled; between two pieces of work that take milliseconds. */
export async function yieldToEventLoop(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await new Promise((resolve) => setImmediate(resolve));
}
