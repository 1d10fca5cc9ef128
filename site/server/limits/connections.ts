import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '@vitrine/contract/settings/client-address.ts';

/** The limits beyond which a reader counts as stalled. */
export interface SlowReaderLimits {
  /** milliseconds in which something must be taken */
  longest: number;
  /** bytes that are taken each second at least, once that time has passed: less than the slowest telephone takes */
  perSecond: number;
}

const slowReaders: SlowReaderLimits = { longest: 30_000, perSecond: 2000 };

/**
 * Ends the connections of whoever opens more than a number of them at once. Behind a proxy all connections are the proxy's, which
 * must count those of its clients itself.
 * @param most the setting `CONNECTIONS_PER_CLIENT`
 */
export function limitConnections(server: Server, most: number, trustedProxies: number): void {
  if (trustedProxies > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = clientAddress(socket.remoteAddress ?? '', undefined, 0);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > most) socket.destroy();
  });
}

/** What a connection had taken when it was last seen to take something. */
interface Progress {
  mark: string;
  /** when any byte was read last, and when a whole chunk of a response was */
  movedAt: number;
  pieceAt: number;
  /** bytes of whole pieces that were taken so far, and that waited then */
  taken: number;
  waiting: number;
}

/** Bytes of the current write that the kernel has not taken yet; Node has no public API for the number. */
function unsentOf(socket: Socket): number | undefined {
  return (socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize;
}

/**
 * Ends the connections of readers that read nothing, or next to nothing, of their responses, which would stay in memory for as
 * long. Connections without unsent bytes are left alone.
 */
export function dropSlowReaders(server: Server, { longest, perSecond }: SlowReaderLimits = slowReaders): void {
  const open = new Set<Socket>();
  const seen = new WeakMap<Socket, Progress>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  function isTooSlow(socket: Socket, now: number): boolean {
    const waiting = socket.writableLength;
    const taken = socket.bytesWritten - waiting;
    const mark = `${taken} ${unsentOf(socket)}`;
    const last = seen.get(socket);
    if (!last || last.taken !== taken) {
      seen.set(socket, { mark, movedAt: now, pieceAt: now, taken, waiting });
      return false;
    }
    if (last.mark !== mark) Object.assign(last, { mark, movedAt: now });
    return now - last.movedAt >= longest || now - last.pieceAt >= longest + (last.waiting / perSecond) * 1000;
  }

  const looking = setInterval(() => {
    const now = performance.now();
    for (const socket of open) {
      if (socket.writableLength === 0) seen.delete(socket);
      else if (isTooSlow(socket, now)) socket.destroy();
    }
  }, longest / 10);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
