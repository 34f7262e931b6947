import type { MailTransport } from '../ports.ts'

/** In demo mode without an SMTP server, mail is only stored: its row is the sandbox's inbox (D-27). */
export const mailInSandbox: MailTransport = {
  send: async () => ({ result: 'sent', channel: 'outbox' }),
}
