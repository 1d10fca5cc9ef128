import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Settings } from '../../app/config/settings.server.ts';
import { failureAnswer } from './early-answer.ts';

/** What the listener itself bears (issue "Limits"): bytes of headers, and milliseconds for slow clients. */
export const serverLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  // Ours says the same with the error page.
  requireHostHeader: false,
} satisfies ServerOptions;

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** What a parser's complaint means to the client. */
export function statusOfParserError(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Answers with the error page what is not even HTTP: NUL in the line, headers too long, a client too slow. */
export function answerBrokenRequests(server: Server, settings: Pick<Settings, 'siteUrl' | 'crmHosts'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOfParserError(error.code);
    const { headers, body } = failureAnswer(status, '/', settings, [['connection', 'close']]);
    const lines = [...headers, ['content-length', String(Buffer.byteLength(body))]].map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}
