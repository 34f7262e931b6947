import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
  /** The source with soft line breaks and quoted-printable bytes decoded. */
  readonly words: string
}

export interface SmtpPeer {
  readonly url: string
  readonly received: ReceivedMail[]
  stop(): Promise<void>
}

export class Refusing extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super('refused by the test')
    this.responseCode = responseCode
  }
}

/** A real SMTP server on 127.0.0.1 that stores messages. The hooks of smtp-server can make it refuse or hang. */
export async function startSmtpPeer(hooks: SMTPServerOptions = {}, port = 0): Promise<SmtpPeer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
          words: unquoted(source),
        })
        answer()
      })
    },
    ...hooks,
  })
  server.on('error', () => {})
  const net = server.listen(port, '127.0.0.1')
  await once(net, 'listening')
  return {
    url: `smtp://127.0.0.1:${(net.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** A message's source with soft line breaks and quoted-printable bytes decoded. */
export const unquoted = (source: string) =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
