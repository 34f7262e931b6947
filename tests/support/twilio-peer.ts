import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SentText {
  readonly to: string
  readonly from: string
  readonly body: string
  readonly authorization: string | undefined
  /** The URL for status reports. */
  readonly callback: string | undefined
}

/**
 * How Twilio responds for a number: accepts it later, refuses with a status and code, hangs up after reading, or never
 * responds.
 */
type Answer = Promise<void> | { readonly status: number; readonly code: number } | 'hangs up' | 'never'

export interface TwilioPeer {
  readonly url: string
  readonly received: SentText[]
  readonly answers: Map<string, Answer>
  /** For numbers without their own response. */
  otherwise: Answer | undefined
  stop(): Promise<void>
}

/** The one call of Twilio's API that we use, on 127.0.0.1. */
export async function startTwilioPeer(accountSid: string): Promise<TwilioPeer> {
  const received: SentText[] = []
  const answers = new Map<string, Answer>()
  const server = createServer(async (incoming, outgoing) => {
    const { body, to, from, callback } = await messageIn(incoming)
    if (incoming.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
      return void outgoing.writeHead(404).end()
    const { authorization } = incoming.headers
    if (incoming.method !== 'POST' || userIn(authorization) !== accountSid)
      return void outgoing.writeHead(401).end('{"code":20003}')
    received.push({ to, from, body, authorization, callback })
    const answer = answers.get(to) ?? peer.otherwise
    if (answer === 'never') return
    if (answer === 'hangs up') return void incoming.socket.destroy()
    if (answer instanceof Promise) await answer
    const { status, ...words } =
      answer && !(answer instanceof Promise)
        ? { status: answer.status, code: answer.code, message: 'No.', more_info: '' }
        : { status: 201, sid: 'SM1', to, from, body, status_: 'queued' }
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(words))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const peer: TwilioPeer = {
    otherwise: undefined,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  return peer
}

const userIn = (authorization = '') =>
  Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')[0]

async function messageIn(incoming: IncomingMessage) {
  const fields = new URLSearchParams(await text(incoming))
  const callback = fields.get('StatusCallback') ?? undefined
  return {
    to: fields.get('To') ?? '',
    from: fields.get('From') ?? '',
    body: fields.get('Body') ?? '',
    callback,
  }
}
