import MimeNode from 'nodemailer/lib/mime-node'
import type { MailAttempt } from '../mails.ts'
import type { MailTransport } from '../ports.ts'
import { mailSources, type Sender } from './mail-source.ts'
import type { Letterhead } from './mail-template.ts'
import { type Failure, smtpPool } from './smtp-pool.ts'
import { MailNotTaken } from './smtp-session.ts'

export interface SmtpOptions {
  readonly url: string
  readonly appUrl: string
  /** The same object as long as nothing of it changes. */
  readonly letterhead: () => Promise<Letterhead>
  readonly from: Sender
  /** How long the server may say nothing. */
  readonly silenceMs?: number | undefined
}

export interface SmtpTransport extends MailTransport {
  close(): void
}

const longestAttemptMs = 60_000

/** Mail through the clinic's SMTP server, over a few connections that are kept while there is something to send. */
export function mailBySmtp({
  url,
  from,
  appUrl,
  letterhead,
  silenceMs = 15_000,
}: SmtpOptions): SmtpTransport {
  const pool = smtpPool({ url, silenceMs, longestAttemptMs })
  const sourcesUnder = sourcesByLetterhead(from, appUrl)
  const sender = asEnvelope(from.address)
  return {
    close: pool.close,
    async send(mail, onDataSent) {
      const to = asEnvelope(mail.to.email)
      if (!to) return { result: 'refused', reason: 'This is no address.' }
      const sourceOf = sourcesUnder(await letterhead())
      const failure = await pool.send({
        from: sender,
        to,
        source: () => sourceOf(mail),
        leaves: onDataSent,
      })
      return failure ? attemptAfter(failure) : { result: 'sent', channel: 'smtp' }
    },
  }
}

/** What the mails of a campaign have in common is made again once the clinic looks otherwise. */
function sourcesByLetterhead(from: Sender, appUrl: string) {
  let last: { readonly letterhead: Letterhead; readonly sourceOf: ReturnType<typeof mailSources> } | undefined
  return (letterhead: Letterhead) => {
    if (last?.letterhead !== letterhead) {
      const sender = { ...from, name: letterhead.ownName ?? from.name }
      last = { letterhead, sourceOf: mailSources(sender, { ...letterhead, appUrl }) }
    }
    return last.sourceOf
  }
}

const ordinary = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/

/** An address as servers are told it: a domain by its ASCII name; empty where it could end the command. */
function asEnvelope(address: string): string {
  if (ordinary.test(address) && address === address.toLowerCase()) return address
  if (/[\p{Cc}<>]/u.test(address)) return ''
  const { to } = new MimeNode('text/plain').setEnvelope({ to: [{ name: '', address }] }).getEnvelope()
  return to[0] ?? ''
}

/**
 * What a failure means for the mail: RFC 5321 makes 5yz permanent and 4yz temporary; 503 is about the session. RFC 3463
 * makes X.1.z about an address: 5.1.7 and 5.1.8 are about ours, the others about the member's.
 */
function attemptAfter({ error, hasLeft }: Failure): MailAttempt {
  const reason = error.message
  // A sender that is not taken is the clinic's trouble, and every mail's.
  const aboutThisMail = error instanceof MailNotTaken && error.command !== 'MAIL FROM'
  const response = error instanceof MailNotTaken ? error.response : ''
  const permanent = response.startsWith('5') && !response.startsWith('503')
  if (aboutThisMail && /^5\d\d[ -]5\.1\.(?![78]\b)\d/.test(response)) return { result: 'bounced', reason }
  if (aboutThisMail && permanent) return { result: 'refused', reason }
  if (hasLeft && !aboutThisMail) return { result: 'unknown', reason }
  return { result: 'not now', reason, unreachable: !aboutThisMail }
}
