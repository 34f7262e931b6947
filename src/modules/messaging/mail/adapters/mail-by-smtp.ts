import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { type ClaimedMail, greetingOf, type MailAttempt } from '../mails.ts'
import type { MailTransport } from '../ports.ts'
import { type Letterhead, written } from './mail-template.ts'

export interface SmtpServer {
  /** `smtps://user:password@host`, without the password for OAuth2. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  readonly oauth2?: OAuth2 | undefined
  readonly dkim?: { readonly selector: string; readonly privateKey: string } | undefined
  /** The provider's limit; absent: unlimited. */
  readonly mailsPerMinute?: number | undefined
}

/** The account's OAuth2 refresh credentials, which the provider exchanges for access tokens. */
export interface OAuth2 {
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly tokenUrl: string
}

export interface SmtpOptions extends SmtpServer {
  readonly appUrl: string
  readonly letterhead: () => Promise<Letterhead>
  /** The timeout without data from the server. */
  readonly silenceMs?: number | undefined
}

export interface SmtpTransport extends MailTransport {
  /** Connects and signs in, without sending. */
  check(): Promise<MailServerCheck>
  close(): void
}

export type MailServerCheck =
  | { readonly ok: true; readonly tookMs: number }
  | { readonly ok: false; readonly isAccount: boolean; readonly reason: string }

/** Called before the first byte of the contents; if it throws, nothing is sent. */
interface Outgoing extends SendMailOptions {
  readonly beforeData: () => Promise<void>
}

const mostConnections = 5
const longestAttemptMs = 60_000

/** Whether the mail server is reachable and accepts the sign-in; for commands that send nothing, such as the doctor. */
export async function checkMailServer(server: SmtpServer): Promise<MailServerCheck> {
  const letterhead = () => Promise.reject(new Error('Nothing is sent.'))
  const transport = mailBySmtp({ ...server, appUrl: '', letterhead })
  return transport.check().finally(transport.close)
}

/** Mail through the clinic's SMTP server, over a few connections that nodemailer keeps open (D-61). */
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
      // Characters that could end the command; nodemailer takes an empty address for a missing one.
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
  // A failing connection also fails its mail, which reports the error.
  transport.on('error', () => {})
  transport.use('stream', ({ data, message }, done) => {
    // After `done`, which adds the signature: this is about the final bytes.
    done()
    message.processFunc(input => readLater(input, (data as Outgoing).beforeData))
  })
  return transport
}

/**
 * Spreads a low rate evenly over one connection: providers reject a minute's worth in one burst. Nodemailer checks the limit
 * when a connection finishes a mail, so each may exceed it by one; we subtract these.
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
 * Nodemailer reads a message only after the server accepts DATA. So any failure before that, even a crash, leaves the mail to
 * be retried.
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
  const greeting = greetingOf(to)
  return {
    to: { name: to.firstName, address: to.email },
    subject: mail.subject,
    date: mail.createdAt,
    ...written({ ...mail, greeting }, branding),
    textEncoding: 'quoted-printable' as const,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 2369 and RFC 8058: a mail program's own unsubscribe button sends one POST.
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
 * The meaning of an SMTP error: RFC 5321 makes 5yz permanent and 4yz temporary; 503 concerns the session. In RFC 3463, X.1.z
 * concerns an address: 5.1.7 and 5.1.8 the sender's, the others the recipient's.
 */
function attemptAfter(error: SmtpError, hasLeft: boolean): MailAttempt {
  const { code, command, response = '', responseCode = 0 } = error
  const reason = reasonOf(error)
  const aboutThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  const permanent = responseCode >= 500 && responseCode !== 503
  // A server that responds to MAIL FROM has accepted the sign-in, if any.
  if (isAccount(error)) return { result: 'account trouble', reason, signedIn: command === 'MAIL FROM' }
  if (aboutThisMail && /^5\d\d[ -]5\.1\.(?![78]\b)\d/.test(response)) return { result: 'bounced', reason }
  if (aboutThisMail && (permanent || command === 'API')) return { result: 'refused', reason }
  if (hasLeft && !aboutThisMail) return { result: 'unknown', reason }
  return { result: 'not now', reason, unreachable: !aboutThisMail }
}

/** The server rejects the clinic’s sign-in, or there is no such server: every mail would fail the same way. */
function isAccount({ code, command, responseCode = 0, message }: SmtpError): boolean {
  // RFC 4954: 454 is a temporary sign-in failure.
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return !isTemporary(responseCode)
  if (code === 'ECONFIG' || code === 'ETLS' || code === 'EREQUIRETLS') return true
  if (code === 'EDNS') return message.includes('ENOTFOUND')
  // 530: the server requires a sign-in first.
  return responseCode === 530 || (command === 'MAIL FROM' && responseCode >= 500 && responseCode !== 503)
}

const isTemporary = (responseCode: number) => responseCode >= 400 && responseCode < 500

const longestReason = 300

/** The server's response, on one line. */
const reasonOf = ({ message }: SmtpError) => message.replaceAll(/\s+/g, ' ').slice(0, longestReason)
