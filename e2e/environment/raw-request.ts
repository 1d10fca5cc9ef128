import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Sends bytes as they are, which no client would, and reads the first answer.
 * @param lines the request line and the headers; the empty line after them is added here
 */
export function rawRequest(port: number, lines: string[], body = ''): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    const chunks: Buffer[] = [];
    socket.setTimeout(15_000, () => socket.destroy(new Error(`no answer to ${lines[0]}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString();
      const end = answer.indexOf('\r\n\r\n');
      const [first = '', ...rest] = answer.slice(0, end).split('\r\n');
      const headers = new Headers(rest.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]));
      resolve({ status: Number(first.split(' ')[1]), headers, body: answer.slice(end + 4) });
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  });
}
