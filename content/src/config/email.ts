import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
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

/** E-mail for forgotten passwords, through the server that `SMTP_URL` names. */
export const email = settings.mail.smtpUrl
  ? nodemailerAdapter({
      defaultFromAddress: settings.mail.from,
      defaultFromName: 'Vitrine',
      transportOptions: settings.mail.smtpUrl,
      skipVerify: true,
    })
  : withoutMailServer;
