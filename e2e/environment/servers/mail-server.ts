import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback with one account, which keeps the mails that it accepts. */
export interface MailServer {
  /** as `SMTP_URL` */
  url: string;
  mails: readonly Email[];
  stop: () => Promise<void>;
}

const account = { username: 'vitrine', password: 'password-of-the-mail-server' };

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    // Its certificate would be its own.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, respond) {
      const isKnown = username === account.username && password === account.password;
      respond(isKnown ? null : new Error('wrong password'), { user: username });
    },
    onData(stream, _session, respond) {
      buffer(stream)
        .then((text) => PostalMime.parse(text))
        .then((mail) => mails.push(mail))
        .then(() => respond(), respond);
    },
  });
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${account.username}:${account.password}@127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
