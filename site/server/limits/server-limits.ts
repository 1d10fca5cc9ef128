import { type Server, type ServerOptions, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../../app/config/settings.server.ts';
import { failureResponse } from './early-response.ts';
import { longestTarget } from './request-line.ts';

/** What the listener itself bears (issue "Limits"): bytes of headers, and milliseconds for slow clients. */
export const serverLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  // `refuseRequest` refuses a missing host with the error page.
  requireHostHeader: false,
} satisfies ServerOptions;

/** An error of Node's HTTP parser, with the bytes that were being parsed. */
interface ParserError {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * The status for a parser error. A target that is too long is a bad request however long it is; it is distinguished from
 * headers that are too long where the bytes begin with the request line.
 * @returns the status, and the target for its language: the home page where it is not known
 */
function refusalOf({ code, rawPacket }: ParserError): { status: 400 | 408 | 431; target: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, target: '/' };
  const [, target = '/'] = /^[A-Z-]+ (\/[^\s]*)/.exec(rawPacket?.toString('latin1') ?? '') ?? [];
  return { status: code === 'HPE_HEADER_OVERFLOW' && target.length <= longestTarget ? 431 : 400, target };
}

/** Sends the error page for malformed HTTP: NUL in the line, headers too long, a client too slow. */
export function respondToMalformedRequests(server: Server, settings: Pick<Settings, 'siteUrl' | 'crmHosts'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException & ParserError, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, target } = refusalOf(error);
    const { headers, body } = failureResponse(status, target, settings, [['connection', 'close']]);
    const lines = [...headers, ['content-length', String(Buffer.byteLength(body))]].map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}
