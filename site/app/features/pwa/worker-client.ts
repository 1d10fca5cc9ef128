import type { WorkerMessage, WorkerResponse } from './worker-messages.ts';

/** ms; a worker that is only just starting takes a part of it. */
const longestWait = 2000;

/**
 * Asks a worker, and waits for its answer.
 * @returns `null` where there is none in time, as from a worker of a release that does not know the question
 */
export function requestFromWorker<M extends WorkerMessage>(
  worker: ServiceWorker,
  message: M,
): Promise<WorkerResponse<M['type']> | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(null), longestWait);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      port1.close();
      resolve(data as WorkerResponse<M['type']>);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Tells a worker something that needs no answer. */
export function postToWorker(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}
