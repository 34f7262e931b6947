import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { ClaimedMail, MailAttempt } from '../mails.ts'
import type { MailTransport } from '../ports.ts'
import { type Letterhead, written } from './mail-template.ts'

export interface SmtpServer {
  /** `smtps://user:password@host`, or without the password where OAuth2 signs in. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  readonly oauth2?: OAuth2 | undefined
  readonly dkim?: { readonly selector: string; readonly privateKey: string } | undefined
  /** The provider's limit; absent: as many as the server takes. */
  readonly mailsPerMinute?: number | undefined
}

/** The account's consent, for which its provider hands out access tokens. */
export interface OAuth2 {
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly tokenUrl: string
}

export interface SmtpOptions extends SmtpServer {
  readonly appUrl: string
  readonly letterhead: () => Promise<Letterhead>
  /** How long the server may say nothing. */
  readonly silenceMs?: number | undefined
}

export interface SmtpTransport extends MailTransport {
  /** Connects and signs in, and sends nothing. */
  check(): Promise<MailServerCheck>
  close(): void
}

export type MailServerCheck =
  | { readonly ok: true; readonly tookMs: number }
  | { readonly ok: false; readonly isAccount: boolean; readonly reason: string }

/** Comes before the first byte of the contents; nothing leaves when it throws. */
interface Outgoing extends SendMailOptions {
  readonly beforeData: () => Promise<void>
}

const mostConnections = 5
const longestAttemptMs = 60_000

/** Whether the mail server is there and lets the clinic in; for who sends nothing, such as the doctor. */
export async function checkMailServer(server: SmtpServer): Promise<MailServerCheck> {
  const letterhead = () => Promise.reject(new Error('Nothing is sent.'))
  const transport = mailBySmtp({ ...server, appUrl: '', letterhead })
  return transport.check().finally(transport.close)
}

/** Mail through the clinic's SMTP server, over a few connections that nodemailer keeps open between mails (D-61). */
export function mailBySmtp({
  appUrl,
  letterhead,
  silenceMs = 15_000,
  ...server
}: SmtpOptions): SmtpTransport {
  const transport = transportTo(server, silenceMs)
  return {
    close: () => transport.close(),
    async check() {
      const began = performance.now()
      try {
        await transport.verify()
        return { ok: true, tookMs: Math.round(performance.now() - began) }
      } catch (error) {
        return { ok: false, isAccount: isAccount(error as SmtpError), reason: reasonOf(error as SmtpError) }
      }
    },
    async send(mail, onDataSent) {
      // What could end the command; nodemailer takes an empty address for none at all.
      if (!mail.to.email || /[\p{Cc}<>]/u.test(mail.to.email))
        return { result: 'refused', reason: 'This is no address.' }
      let hasLeft = false
      const beforeData = async () => {
        if (hasLeft) throw new Error('A mail whose contents have left is not sent again.')
        await onDataSent()
        hasLeft = true
      }
      const { ownName, ...branding } = await letterhead()
      try {
        const message: Outgoing = {
          ...messageOf(mail, { ...branding, ownName, appUrl }),
          from: { ...server.from, name: ownName ?? server.from.name },
          messageId: `<${mail.id}@${domainOf(server.from.address)}>`,
          signal: AbortSignal.timeout(longestAttemptMs),
          beforeData,
        }
        await transport.sendMail(message)
        return { result: 'sent', channel: 'smtp' }
      } catch (error) {
        return attemptAfter(error as SmtpError, hasLeft)
      }
    },
  }
}

function transportTo(server: SmtpServer, silenceMs: number): Transporter {
  const { url, from, dkim, mailsPerMinute } = server
  const transport = createTransport({
    ...connectionTo(url, server.oauth2),
    pool: true,
    maxConnections: mostConnections,
    maxMessages: 100,
    ...(mailsPerMinute && limitedTo(mailsPerMinute)),
    ...(dkim && {
      dkim: {
        domainName: domainOf(from.address),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    idleTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A connection that fails also fails its mail, which is where it is reported.
  transport.on('error', () => {})
  transport.use('stream', ({ data, message }, done) => {
    // First `done`, which adds the signature: this is about what leaves in the end.
    done()
    message.processFunc(input => readLater(input, (data as Outgoing).beforeData))
  })
  return transport
}

/**
 * Few mails leave evenly over one connection: a minute's worth at once is what providers turn away. Nodemailer looks at the
 * limit when a connection is done with a mail, so all of them may be over it by one: they count as if they were.
 */
function limitedTo(mailsPerMinute: number) {
  const aSecond = Math.floor(mailsPerMinute / 60)
  const maxConnections = Math.min(mostConnections, Math.floor(aSecond / 3))
  if (maxConnections < 2)
    return { rateLimit: 1, rateDelta: Math.ceil(60_000 / mailsPerMinute), maxConnections: 1 }
  return { rateLimit: aSecond - (maxConnections - 1), rateDelta: 1_000, maxConnections }
}

function connectionTo(url: string, oauth2: OAuth2 | undefined) {
  if (!oauth2) return { url }
  const address = new URL(url)
  const user = decodeURIComponent(address.username)
  address.username = ''
  address.password = ''
  const { tokenUrl, ...credentials } = oauth2
  return { url: address.href, auth: { type: 'OAuth2' as const, user, ...credentials, accessUrl: tokenUrl } }
}

/**
 * Nodemailer reads a message once the server has said that it takes the contents (DATA), and not before. So whatever happens
 * until then leaves the mail for later, also a crash.
 */
function readLater(input: Readable, beforeData: () => Promise<void>): Readable {
  return Readable.from(
    (async function* contents() {
      await beforeData()
      yield* input
    })(),
    { objectMode: false },
  )
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

function messageOf(mail: ClaimedMail, branding: Parameters<typeof written>[1]) {
  const { to, unsubscribe } = mail
  const greeting = to.firstName ? `Hi ${to.firstName},` : 'Hello,'
  return {
    to: { name: to.firstName, address: to.email },
    subject: mail.subject,
    date: mail.createdAt,
    ...written({ ...mail, greeting }, branding),
    textEncoding: 'quoted-printable' as const,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 2369 and RFC 8058: a mail program's own button ends the mails with one POST.
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

type SmtpError = Error & {
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/**
 * What a failure means for the mail: RFC 5321 makes 5yz permanent and 4yz temporary; 503 is about the session. RFC 3463
 * makes X.1.z about an address: 5.1.7 and 5.1.8 are about ours, the others about the member's.
 */
function attemptAfter(error: SmtpError, hasLeft: boolean): MailAttempt {
  const { code, command, response = '', responseCode = 0 } = error
  const reason = reasonOf(error)
  const aboutThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  const permanent = responseCode >= 500 && responseCode !== 503
  // Whoever answers MAIL FROM has let us in, if anybody was to sign in.
  if (isAccount(error)) return { result: 'account trouble', reason, signedIn: command === 'MAIL FROM' }
  if (aboutThisMail && /^5\d\d[ -]5\.1\.(?![78]\b)\d/.test(response)) return { result: 'bounced', reason }
  if (aboutThisMail && (permanent || command === 'API')) return { result: 'refused', reason }
  if (hasLeft && !aboutThisMail) return { result: 'unknown', reason }
  return { result: 'not now', reason, unreachable: !aboutThisMail }
}

/** The server rejects the clinic’s sign-in, or there is no such server: every mail would fail in the same way. */
function isAccount({ code, command, responseCode = 0, message }: SmtpError): boolean {
  // RFC 4954: 454 is a sign-in that fails for the moment.
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return !isTemporary(responseCode)
  if (code === 'ECONFIG' || code === 'ETLS' || code === 'EREQUIRETLS') return true
  if (code === 'EDNS') return message.includes('ENOTFOUND')
  // 530: it wants us to sign in first.
  return responseCode === 530 || (command === 'MAIL FROM' && responseCode >= 500 && responseCode !== 503)
}

const isTemporary = (responseCode: number) => responseCode >= 400 && responseCode < 500

const longestReason = 300

/** What the server said, on one line. */
const reasonOf = ({ message }: SmtpError) => message.replaceAll(/\s+/g, ' ').slice(0, longestReason)
