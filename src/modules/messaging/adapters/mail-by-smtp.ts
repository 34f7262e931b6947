import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Delivery, TakenMail } from '../mails.ts'
import type { Carrier } from '../ports.ts'
import { type Letterhead, written } from './mail-template.ts'

export interface SmtpOptions extends Letterhead {
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  /** How long the server may say nothing. */
  readonly silenceMs?: number | undefined
}

export interface SmtpCarrier extends Carrier {
  close(): void
}

const longestAttemptMs = 60_000

/** Mail through the clinic's SMTP server, over a few connections that are kept while there is something to send. */
export function mailBySmtp({ url, from, silenceMs = 15_000, ...letterhead }: SmtpOptions): SmtpCarrier {
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
  const domain = from.address.split('@')[1]
  const beforeContents = new Map<string, () => Promise<void>>()
  // The server has said that it takes the message (354) when the first byte of it is read.
  transport.use('stream', (mail, done) => {
    const compiled = mail.message.createReadStream.bind(mail.message)
    const leaves = beforeContents.get(mail.message.messageId())
    mail.message.createReadStream = () =>
      Readable.from(after(leaves, compiled), { objectMode: false }) as never
    done()
  })

  return {
    close: () => transport.close(),
    async carry(mail, contentsLeave) {
      const messageId = `<${mail.id}@${domain}>`
      let left = false
      beforeContents.set(messageId, async () => {
        await contentsLeave()
        left = true
      })
      try {
        await transport.sendMail({
          messageId,
          date: mail.createdAt,
          from,
          to: { name: mail.to.firstName, address: mail.to.email },
          subject: mail.subject,
          ...written({ ...mail, firstName: mail.to.firstName }, letterhead),
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
          xMailer: false,
          signal: AbortSignal.timeout(longestAttemptMs),
        })
        return { result: 'sent', channel: 'smtp' }
      } catch (error) {
        return deliveryAfter(error as SmtpError, left)
      } finally {
        beforeContents.delete(messageId)
      }
    },
  }
}

/** RFC 2369 and RFC 8058: a mail program's own button ends the mails with one POST. */
const unsubscribeHeaders = ({ unsubscribe }: TakenMail) =>
  unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

async function* after(leaves: (() => Promise<void>) | undefined, compiled: () => AsyncIterable<Buffer>) {
  await leaves?.()
  yield* compiled()
}

type SmtpError = Error & { readonly code?: string; readonly responseCode?: number; readonly command?: string }

/** What an SMTP error means for the mail: RFC 5321 makes 5yz permanent and 4yz temporary; 503 is about the session. */
function deliveryAfter(error: SmtpError, contentsLeft: boolean): Delivery {
  const { code, responseCode = 0, command, message: reason } = error
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const permanent = (responseCode >= 500 && responseCode !== 503) || (responseCode === 0 && command === 'API')
  if (aboutThisMail && permanent) return { result: 'refused', reason }
  if (contentsLeft && !(aboutThisMail && responseCode > 0)) return { result: 'unknown', reason }
  return { result: 'not now', reason, unreachable: !aboutThisMail }
}
