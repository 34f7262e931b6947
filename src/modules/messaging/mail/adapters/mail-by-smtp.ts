import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { MailAttempt } from '../mails.ts'
import type { MailTransport } from '../ports.ts'
import { mailSources, type Sender } from './mail-source.ts'
import type { MailBranding } from './mail-template.ts'

export interface SmtpOptions extends MailBranding {
  readonly url: string
  readonly from: Sender
  /** How long the server may say nothing. */
  readonly silenceMs?: number | undefined
}

export interface SmtpTransport extends MailTransport {
  close(): void
}

const longestAttemptMs = 60_000

/** Mail through the clinic's SMTP server, over a few connections that are kept while there is something to send. */
export function mailBySmtp({ url, from, silenceMs = 15_000, ...branding }: SmtpOptions): SmtpTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    idleTimeout: 5_000,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sourceOf = mailSources(from, branding)
  // The server has said that it takes the message (354) when the first byte of it is read.
  transport.use('stream', (mail, done) => {
    const { source, leaves } = mail.data as unknown as Outgoing
    mail.message.createReadStream = () => Readable.from(after(leaves, source), { objectMode: false }) as never
    done()
  })

  return {
    close: () => transport.close(),
    async send(mail, onDataSent) {
      let left = false
      const leaves = async () => {
        await onDataSent()
        left = true
      }
      try {
        const outgoing: Outgoing = { source: sourceOf(mail), leaves }
        const envelope = { from: from.address, to: [mail.to.email] }
        const signal = AbortSignal.timeout(longestAttemptMs)
        await transport.sendMail({ envelope, raw: '', signal, ...outgoing })
        return { result: 'sent', channel: 'smtp' }
      } catch (error) {
        return attemptAfter(error as SmtpError, left)
      }
    },
  }
}

/** What this transport hands itself through nodemailer. */
interface Outgoing {
  readonly source: string
  readonly leaves: () => Promise<void>
}

async function* after(leaves: () => Promise<void>, source: string) {
  await leaves()
  yield Buffer.from(source)
}

type SmtpError = Error & {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

/**
 * What an SMTP error means for the mail: RFC 5321 makes 5yz permanent and 4yz temporary; 503 is about the session. RFC
 * 3463 makes X.1.z about an address: 5.1.7 and 5.1.8 are about ours, the others about the member's.
 */
function attemptAfter(error: SmtpError, dataSent: boolean): MailAttempt {
  const { code, responseCode = 0, response = '', command, message: reason } = error
  // A sender that is not taken is the clinic's trouble, and every mail's.
  const aboutThisMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE'
  const permanent = (responseCode >= 500 && responseCode !== 503) || (responseCode === 0 && command === 'API')
  if (aboutThisMail && /^5\d\d[ -]5\.1\.(?![78]\b)\d/.test(response)) return { result: 'bounced', reason }
  if (aboutThisMail && permanent) return { result: 'refused', reason }
  if (dataSent && !(aboutThisMail && responseCode > 0)) return { result: 'unknown', reason }
  return { result: 'not now', reason, unreachable: !aboutThisMail }
}
