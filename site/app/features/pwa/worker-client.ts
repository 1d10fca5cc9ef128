import type { WorkerMessage, WorkerResponse } from './worker-messages.ts';

/** ms; a worker that is only just starting takes a part of it. */
const longestWait = 2000;

/**
 * Sends a message to a worker, and waits for its response.
 * @returns `null` where there is none in time, as from a worker of a release that does not know the message
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

/** Sends a message to a worker that needs no response. */
export function postToWorker(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}
