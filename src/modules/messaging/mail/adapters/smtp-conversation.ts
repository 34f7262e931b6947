import type { Socket } from 'node:net'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection, { type SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection'

export interface ServerSettings {
  readonly url: string
  /** How long the server may say nothing. */
  readonly silenceMs: number
}

/** An SMTP session that is open: encrypted and signed in as the address of the server says. */
export interface Conversation {
  /** Several commands may be written at once (PIPELINING, RFC 2920). */
  readonly pipelines: boolean
  readonly takesUtf8: boolean
  /** Gives whether the connection was still there. */
  write(text: string): boolean
  /** The server's next reply that nobody awaits yet; undefined when the connection is lost before. */
  reply(): Promise<string | undefined>
  /** Why the connection is no more. */
  loss(): Error | undefined
  /** Closes the connection; nobody gets a reply any more. */
  lose(error: Error): void
  /** Says goodbye. */
  quit(): void
}

const longestReply = 65_536

/** nodemailer finds the server, connects, encrypts, signs in, watches for silence and closes. */
export async function converse({ url, silenceMs }: ServerSettings): Promise<Conversation> {
  const { auth, ...server } = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  })
  const lost = new Promise<never>((_, reject) => {
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('The mail server closed the connection.')))
  })
  lost.catch(() => undefined)
  try {
    await Promise.race([opened(connection), lost])
    const extensions = connection.lastServerResponse || ''
    if (auth && /[ -]AUTH\b/i.test(extensions)) await Promise.race([signedIn(connection, auth), lost])
    if (!connection._socket) throw new Error('There is no connection to the mail server.')
    return takenOver(connection, connection._socket, extensions, lost)
  } catch (error) {
    connection.close()
    throw error
  }
}

const opened = (connection: SMTPConnection) =>
  new Promise<void>((resolve, reject) => connection.connect(error => (error ? reject(error) : resolve())))

const signedIn = (connection: SMTPConnection, auth: SMTPConnectionAuth) =>
  new Promise<void>((resolve, reject) => {
    connection.login(auth, error => (error ? reject(error) : resolve()))
  })

/** From here on what the server says is read by us. */
function takenOver(
  connection: SMTPConnection,
  socket: Socket,
  extensions: string,
  lost: Promise<never>,
): Conversation {
  const awaiting: ((reply: string | undefined) => void)[] = []
  let loss: Error | undefined
  const lose = (error: Error) => {
    if (loss) return
    loss = error
    connection.close()
    for (const resolve of awaiting.splice(0)) resolve(undefined)
  }
  lost.catch(lose)
  const hear = (reply: string) => {
    const resolve = awaiting.shift()
    resolve?.(reply)
    // 421: the server is about to close, whatever it was asked.
    if (!resolve || reply.startsWith('421')) lose(new Error(`The mail server ended the session: ${reply}`))
  }
  const read = repliesIn(hear, () => lose(new Error('The mail server’s reply has no end.')))
  socket.removeAllListeners('data')
  socket.on('data', chunk => {
    if (!loss) read(chunk.toString())
  })
  const write = (text: string) => {
    if (!loss) socket.write(text)
    return !loss
  }
  return {
    pipelines: /[ -]PIPELINING\b/i.test(extensions),
    takesUtf8: /[ -]SMTPUTF8\b/i.test(extensions),
    write,
    reply: () => (loss ? Promise.resolve(undefined) : new Promise(resolve => awaiting.push(resolve))),
    loss: () => loss,
    lose,
    quit() {
      write('QUIT\r\n')
      lose(new Error('The connection to the mail server was closed.'))
    },
  }
}

/** Puts replies together from what arrives; a line with a hyphen behind its number is not the last of its reply. */
function repliesIn(hear: (reply: string) => void, tooLong: () => void) {
  let rest = ''
  let reply = ''
  return (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      reply += reply ? `\n${line.trimEnd()}` : line.trimEnd()
      if (/^\d{3}-/.test(line)) continue
      if (reply) hear(reply)
      reply = ''
    }
    if (rest.length + reply.length > longestReply) tooLong()
  }
}
