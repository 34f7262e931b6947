import { setImmediate } from 'node:timers/promises'
import type { Conversation } from './smtp-conversation.ts'

/** A mail on its way; exactly one of the last two is called, once. */
export interface Outgoing {
  readonly from: string
  readonly to: string
  /** As it goes over the wire, lines with CRLF; asked for when the server takes it. */
  readonly source: () => string
  /** Comes before the first byte of the contents; nothing leaves when it throws. */
  readonly leaves: () => Promise<void>
  readonly taken: () => void
  readonly failed: (error: Error, hasLeft: boolean) => void
}

/** What the server says about one mail; the session goes on. */
export class MailNotTaken extends Error {
  readonly command: (typeof commands)[number] | 'contents'
  readonly response: string
  constructor(command: MailNotTaken['command'], response: string) {
    super(`The mail server refused a mail (${command}): ${response}`)
    this.command = command
    this.response = response
  }
}

interface Supply {
  /** The next mail for this session, if one waits. */
  readonly next: () => Outgoing | undefined
  /** The connection was lost before it had begun to leave: another one may carry it. */
  readonly giveBack: (mail: Outgoing) => void
}

/** A mail whose envelope went out, and what the server says about it. */
interface Offered {
  readonly mail: Outgoing
  readonly answer: Promise<'go ahead' | 'lost' | MailNotTaken>
}

const commands = ['MAIL FROM', 'RCPT TO', 'DATA'] as const

/**
 * Sends mails over one connection until none waits. Where the server lets us write ahead (RFC 2920), the envelope of a mail
 * goes out right behind the contents of the one before: one write and one round trip a mail (D-137).
 */
export async function sendMails(conversation: Conversation, supply: Supply): Promise<void> {
  const { giveBack } = supply
  const next = () => (conversation.loss() ? undefined : supply.next())
  const offerNext = () => offered(conversation, next())
  let isFirst = true
  let offer = offerNext()
  while (offer) {
    const { mail, answer } = offer
    const said = await answer
    if (said === 'lost') {
      const loss = conversation.loss() as Error
      if (isFirst || isSilence(loss)) mail.failed(loss, false)
      else giveBack(mail)
      return
    }
    if (said instanceof MailNotTaken) {
      mail.failed(said, false)
      await startOver(conversation)
    } else {
      const contents = await contentsThatMayLeave(conversation, mail)
      if (contents === undefined) return
      offer = await handOver(conversation, { mail, contents }, next)
    }
    if (said !== 'go ahead' || !offer) offer = offerNext()
    isFirst = false
  }
}

function offered(conversation: Conversation, mail: Outgoing | undefined): Offered | undefined {
  if (!mail) return undefined
  if (conversation.pipelines) {
    conversation.write(envelopeOf(conversation, mail).join(''))
    return { mail, answer: answerToAll(conversation) }
  }
  return { mail, answer: answerInTurn(conversation, mail) }
}

/**
 * The contents, once they may leave: they are written while that is asked (D-160). The server waits for those of what must
 * not leave at the last moment: the connection has to go.
 */
async function contentsThatMayLeave(conversation: Conversation, mail: Outgoing): Promise<string | undefined> {
  try {
    const [, contents] = await Promise.all([mail.leaves(), contentsOf(mail)])
    return contents
  } catch (error) {
    mail.failed(error as Error, false)
    conversation.lose(error as Error)
    return undefined
  }
}

async function contentsOf({ source }: Outgoing): Promise<string> {
  // By then the question is on its way to the database.
  await setImmediate()
  // A line that begins with a dot gets another one (RFC 5321, 4.5.2).
  return source().replaceAll('\r\n.', '\r\n..')
}

async function handOver(
  conversation: Conversation,
  { mail, contents }: { readonly mail: Outgoing; readonly contents: string },
  next: Supply['next'],
): Promise<Offered | undefined> {
  const following = conversation.pipelines ? next() : undefined
  const ahead = following ? envelopeOf(conversation, following).join('') : ''
  const hasLeft = conversation.write(`${contents}.\r\n${ahead}`)
  const end = conversation.reply()
  const answer = following && answerToAll(conversation)
  const reply = await end
  if (reply === undefined) mail.failed(conversation.loss() as Error, hasLeft)
  else if (reply.startsWith('2')) mail.taken()
  else mail.failed(new MailNotTaken('contents', reply), true)
  return following && answer && { mail: following, answer }
}

const envelopeOf = ({ takesUtf8 }: Conversation, { from, to }: Outgoing) => [
  `MAIL FROM:<${from}>${takesUtf8 && /\P{ASCII}/u.test(from + to) ? ' SMTPUTF8' : ''}\r\n`,
  `RCPT TO:<${to}>\r\n`,
  'DATA\r\n',
]

async function answerToAll(conversation: Conversation): ReturnType<typeof answerInTurn> {
  const replies = await Promise.all(commands.map(() => conversation.reply()))
  const refused = replies.findIndex((reply, n) => reply && !isPositive(reply, n))
  const [command, reply] = [commands[refused], replies[refused]]
  // Some take the contents for nobody: they have to be left waiting.
  if (command && replies[2]?.startsWith('3')) conversation.lose(new Error(reply))
  if (command && reply) return new MailNotTaken(command, reply)
  return replies.includes(undefined) ? 'lost' : 'go ahead'
}

async function answerInTurn(
  conversation: Conversation,
  mail: Outgoing,
): Promise<'go ahead' | 'lost' | MailNotTaken> {
  const lines = envelopeOf(conversation, mail)
  for (const [n, command] of commands.entries()) {
    conversation.write(lines[n] ?? '')
    const reply = await conversation.reply()
    if (reply === undefined) return 'lost'
    if (!isPositive(reply, n)) return new MailNotTaken(command, reply)
  }
  return 'go ahead'
}

// Some answer DATA with 250.
const isPositive = (reply: string, n: number) => reply.startsWith('2') || (n === 2 && reply.startsWith('3'))

async function startOver(conversation: Conversation): Promise<void> {
  conversation.write('RSET\r\n')
  const reply = await conversation.reply()
  if (!reply?.startsWith('2')) conversation.lose(new Error(reply))
}

/** A server that says nothing says nothing over the next connection, too. */
const isSilence = (error: Error) => (error as { code?: string }).code === 'ETIMEDOUT'
