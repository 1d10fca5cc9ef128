import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A network between a service and PostgreSQL, which forwards everything until it fails.
 * @param server the URL of a database
 */
export async function startNetwork(server: string) {
  const url = new URL(server);
  const { hostname, port } = url;
  let isSilent = false;
  let isClosed = false;
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    if (isClosed) return socket.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isSilent || to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    /** the URL of the database through this network */
    url: url.href,
    /** Keeps everything to itself from now on, as a network that drops packets, or forwards again. */
    setSilent(silent: boolean) {
      isSilent = silent;
    },
    /** Closes all connections and refuses others from now on, as a server that is stopped, or accepts them again. */
    setClosed(closed: boolean) {
      isClosed = closed;
      if (closed) for (const socket of sockets) socket.destroy();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

export type Network = Awaited<ReturnType<typeof startNetwork>>;
