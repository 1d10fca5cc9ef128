import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import nodemailer from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { settings } from './settings.ts';

/** Without a mail server an admin sets a new password; the log says so, without e-mail addresses. */
const withoutMailServer: EmailAdapter = ({ payload }) => ({
  name: 'without-mail-server',
  defaultFromAddress: settings.mail.from,
  defaultFromName: 'Vitrine',
  sendEmail: async () => {
    payload.logger.error('An e-mail was not sent: SMTP_URL is not configured.');
  },
});

/**
 * Sends in the background. A mail server that is slow or away would else say, by the time or the status of the response, which
 * e-mail addresses have an account. Who got no mail asks again.
 */
const inBackground =
  (adapter: EmailAdapter): EmailAdapter =>
  (parts) => {
    const { sendEmail, ...others } = adapter(parts);
    return {
      ...others,
      sendEmail: async (message) => {
        sendEmail(message).catch(({ code, message: reason }: NodeJS.ErrnoException) =>
          parts.payload.logger.error(`An e-mail could not be sent (${code ?? reason}). Check SMTP_URL and the server.`),
        );
      },
    };
  };

/** E-mail for forgotten passwords, through the server that `SMTP_URL` names. */
export const email = settings.mail.smtpUrl
  ? nodemailerAdapter({
      defaultFromAddress: settings.mail.from,
      defaultFromName: 'Vitrine',
      transport: nodemailer.createTransport(settings.mail.smtpUrl),
      skipVerify: true,
    }).then(inBackground)
  : withoutMailServer;
