import { type Conversation, converse, type ServerSettings } from './smtp-conversation.ts'
import { type Outgoing, sendMails } from './smtp-session.ts'

/** What went wrong with a mail, and whether its contents had left then. */
export interface Failure {
  readonly error: Error
  readonly hasLeft: boolean
}

export interface SmtpPool {
  /** Gives nothing when the server has taken the mail. */
  send(mail: Pick<Outgoing, 'from' | 'to' | 'source' | 'leaves'>): Promise<Failure | undefined>
  /** What is under way is sent, nothing else. */
  close(): void
}

const mostConnections = 5
/** Servers end sessions that go on for ever. */
const mostMailsEach = 100
const idleMs = 5_000

/** A few connections, each kept busy while mails wait and closed when none does. */
export function smtpPool(server: ServerSettings & { readonly longestAttemptMs: number }): SmtpPool {
  const queue = openQueue()
  const idle = openIdle()
  let connections = 0
  let isClosed = false

  /** What can't be opened fails the mail that it was opened for, and no other. */
  const carry = async (first: Outgoing) => {
    const conversation = await converse(server).catch((error: Error) => first.failed(error, false))
    if (!conversation) return
    queue.giveBack(first)
    let left = mostMailsEach
    const next = () => {
      const mail = left > 0 ? queue.next(conversation) : undefined
      if (mail) left -= 1
      return mail
    }
    do await sendMails(conversation, { next, giveBack: queue.giveBack })
    while (!conversation.loss() && left > 0 && !isClosed && (queue.isWaiting() || (await idle.isWoken())))
    conversation.quit()
  }
  const wake = () => {
    if (idle.wakeOne()) return
    const mail = connections < mostConnections ? queue.next(undefined) : undefined
    if (!mail) return
    connections += 1
    void carry(mail).finally(() => {
      connections -= 1
      wake()
    })
  }
  return {
    send(mail) {
      const { promise, resolve } = Promise.withResolvers<Failure | undefined>()
      const outgoing: Outgoing = {
        ...mail,
        taken: () => resolve(undefined),
        failed: (error, hasLeft) => resolve({ error, hasLeft }),
      }
      if (isClosed) outgoing.failed(new Error(closed), false)
      else queue.add(outgoing)
      const timer = setTimeout(queue.giveUp, server.longestAttemptMs, outgoing)
      wake()
      return promise.finally(() => {
        clearTimeout(timer)
        queue.remove(outgoing)
      })
    },
    close() {
      isClosed = true
      queue.failAll(new Error(closed))
      while (idle.wakeOne());
    },
  }
}

const closed = 'No more mail is sent.'

/** Mails that wait, and those that a connection has, or is being opened for. */
function openQueue() {
  const waiting: Outgoing[] = []
  const carriers = new Map<Outgoing, Conversation | undefined>()
  return {
    isWaiting: () => waiting.length > 0,
    add: (mail: Outgoing) => void waiting.push(mail),
    next(carrier: Conversation | undefined): Outgoing | undefined {
      const mail = waiting.shift()
      if (mail) carriers.set(mail, carrier)
      return mail
    },
    /** It is the next one, unless it was given up meanwhile. */
    giveBack(mail: Outgoing): void {
      if (carriers.delete(mail)) waiting.unshift(mail)
    },
    giveUp(mail: Outgoing): void {
      const error = Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' })
      const carrier = carriers.get(mail)
      carrier?.lose(error)
      if (carrier) return
      if (waiting.includes(mail)) waiting.splice(waiting.indexOf(mail), 1)
      mail.failed(error, false)
    },
    remove: (mail: Outgoing) => void carriers.delete(mail),
    failAll(error: Error): void {
      for (const mail of waiting.splice(0)) mail.failed(error, false)
    },
  }
}

/** Connections that have nothing to do, for a while. */
function openIdle() {
  const sleeping: (() => void)[] = []
  return {
    /** False when it was not needed for so long that it should end. */
    isWoken: () =>
      new Promise<boolean>(resolve => {
        const wake = () => {
          clearTimeout(timer)
          resolve(true)
        }
        const timer = setTimeout(() => {
          sleeping.splice(sleeping.indexOf(wake), 1)
          resolve(false)
        }, idleMs).unref()
        sleeping.push(wake)
      }),
    wakeOne(): boolean {
      const wake = sleeping.pop()
      wake?.()
      return wake !== undefined
    },
  }
}
