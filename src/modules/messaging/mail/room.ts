import { counting } from '#platform/metrics/measures.ts'
import type { Platform } from '#platform/module.ts'
import { contentsCipher } from './adapters/contents-cipher.ts'
import type { SmtpServer, SmtpTransport } from './adapters/mail-by-smtp.ts'
import { mailInSandbox } from './adapters/mail-in-sandbox.ts'
import { mailNotSetUp } from './adapters/mail-not-set-up.ts'
import { MailTable, oldMails } from './adapters/mail-tables.ts'
import type { Letterhead } from './adapters/mail-template.ts'
import { mailsInDatabase } from './adapters/mails-in-database.ts'
import { openMail } from './mail.ts'
import type { MailChannel, MailPorts, MailTransport } from './ports.ts'

export interface MailSettings {
  readonly demo: boolean
  readonly appUrl: string
  readonly sessionKeys: readonly string[]
  /** If undefined, email goes to the demo's sandbox, or is refused outside demo mode. */
  readonly smtp: SmtpServer | undefined
  /** The timeout without data from the mail server. */
  readonly smtpSilenceMs?: number | undefined
}

export const mailRoom = {
  tables: [MailTable],
  retention: [oldMails],
  /** Sends mail, for every room that needs it. */
  async transport(
    platform: Platform<MailSettings>,
    { letterhead, count }: { letterhead: () => Promise<Letterhead>; count: (outcome: string) => void },
  ): Promise<MailTransport & Partial<Pick<SmtpTransport, 'check'>>> {
    const transport = await openTransport(platform, letterhead)
    return { ...transport, send: counting(transport.send, ({ result }) => count(result)) }
  },
  open(
    { settings, database, jobs, now }: Platform<MailSettings>,
    others: Pick<MailPorts, 'transport' | 'breaker' | 'suppress' | keyof MailChannel>,
  ) {
    const mail = openMail({
      mails: mailsInDatabase(database, contentsCipher(settings.sessionKeys)),
      enqueueMailDelivery: () => jobs.enqueue('mail'),
      sandboxIsOpen: settings.demo,
      random: Math.random,
      now,
      ...others,
    })
    jobs.handle('mail', (_contents, stopping) => mail.deliverMails(stopping))
    jobs.schedule('* * * * *', 'mail')
    return mail
  },
}

async function openTransport(
  { settings, log, atTheEnd }: Platform<MailSettings>,
  letterhead: () => Promise<Letterhead>,
): Promise<MailTransport & Partial<Pick<SmtpTransport, 'check'>>> {
  const { smtp, demo } = settings
  if (!smtp && demo) return mailInSandbox
  if (!smtp)
    return mailNotSetUp(mail =>
      log.error(mail, 'an email wasn’t sent, because email isn’t set up (SMTP_URL and MAIL_FROM)'),
    )
  const bySmtp = await openSmtp(smtp, settings, letterhead)
  atTheEnd(bySmtp.close)
  return bySmtp
}

/** Loaded lazily: a tenth of the startup time, needed only for sending mail. */
async function openSmtp(
  smtp: SmtpServer,
  { appUrl, smtpSilenceMs }: MailSettings,
  letterhead: () => Promise<Letterhead>,
) {
  const { mailBySmtp } = await import('./adapters/mail-by-smtp.ts')
  return mailBySmtp({ ...smtp, appUrl, letterhead, silenceMs: smtpSilenceMs })
}
