import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Sends bytes unchanged, also invalid HTTP, and reads the first response.
 * @param lines the request line and the headers; the empty line after them is added here
 */
export function rawRequest(port: number, lines: string[], body = ''): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    const chunks: Buffer[] = [];
    socket.setTimeout(15_000, () => socket.destroy(new Error(`no response to ${lines[0]}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const response = Buffer.concat(chunks).toString();
      const end = response.indexOf('\r\n\r\n');
      const [first = '', ...rest] = response.slice(0, end).split('\r\n');
      const headers = new Headers(rest.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]));
      resolve({ status: Number(first.split(' ')[1]), headers, body: response.slice(end + 4) });
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  });
}
