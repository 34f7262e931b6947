import { createHash } from 'node:crypto'
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Dispatcher } from 'undici'
import { notPublic, publicAddressesOnly } from '#platform/outbound/public-addresses.ts'
import type { PushPorts } from '../ports.ts'
import { isPushEndpoint } from '../push-endpoints.ts'
import type { PushDelivery, PushMessage } from '../push-messages.ts'
import { pushEncryptor } from './push-encryptor.ts'
import { type Vapid, vapidTokens } from './vapid-tokens.ts'

interface PushOptions {
  readonly vapid: Vapid
  readonly hosts: readonly string[]
  /** Of the connections, which are kept open between messages. */
  readonly agent?: Dispatcher
  readonly deadlineMs?: number
}

const daySeconds = 86_400
const replyLimitBytes = 4096

/** Sends by Web Push (RFC 8030), encrypted for the device (RFC 8291), known hosts only, no redirect, 10 s at most. */
export function pushesByWebPush(options: PushOptions): PushPorts['push'] {
  const { vapid, hosts, deadlineMs = 10_000 } = options
  const tokenFor = vapidTokens(vapid)
  const writtenOf = writtenOnce()
  const encrypt = pushEncryptor()
  let loading: Promise<Dispatcher> | undefined
  const agentOf = () => {
    loading ??= publicAgent()
    return loading
  }
  return async (subscription, message) => {
    const { endpoint } = subscription
    if (!isPushEndpoint(endpoint, hosts)) return failed('host', false)
    const { payload, headers: written } = writtenOf(message)
    const body = await encrypt({ payload, p256dh: subscription.p256dh, auth: subscription.auth })
    if (!body) return failed('keys', false)
    const headers = { ...written, Authorization: await tokenFor(new URL(endpoint).origin) }
    try {
      return deliveryFor(
        await post(endpoint, headers, body, { agent: options.agent ?? (await agentOf()), deadlineMs }),
      )
    } catch (error) {
      const reason = codeOf(error)
      return failed(reason, reason !== notPublic)
    }
  }
}

/** Loaded by the first push: it would cost each start memory. Connections are kept open between messages (D-174). */
async function publicAgent(): Promise<Dispatcher> {
  const { Agent } = await import('undici')
  return new Agent({ connections: 64, connect: { lookup: publicAddressesOnly(lookup as LookupFunction) } })
}

interface Written {
  readonly payload: string
  readonly headers: Headers
}

/** A message as all devices get it, before it is encrypted for each of them: made once (D-160). */
function writtenOnce(): (message: PushMessage) => Written {
  const made = new WeakMap<PushMessage, Written>()
  return message => {
    const known = made.get(message)
    if (known) return known
    const written = writtenAnew(message)
    made.set(message, written)
    return written
  }
}

function writtenAnew(message: PushMessage): Written {
  const { title, url, tag, imageUrl, urgency = 'normal', keepSeconds = daySeconds } = message
  const words = { title: cut(title, 100), message: cut(message.message, 400) }
  return {
    payload: JSON.stringify({ ...words, url, tag, imageUrl }),
    headers: {
      TTL: String(keepSeconds),
      Urgency: urgency,
      // A topic has at most 32 letters of base64url.
      Topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
    },
  }
}

// What a push service must take is 4096 bytes, encryption included.
function cut(text: string, letters: number): string {
  const all = Array.from(text)
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : text
}

type Headers = Readonly<Record<string, string>>

interface Way {
  readonly agent: Dispatcher
  readonly deadlineMs: number
}

/** Gives the status. What the push service says beside it is read up to a limit, so that the connection can be used again. */
function post(endpoint: string, headers: Headers, body: Buffer, { agent, deadlineMs }: Way): Promise<number> {
  const { origin, pathname, search } = new URL(endpoint)
  return new Promise((resolve, reject) => {
    let [status, bytes] = [0, 0]
    let request: Dispatcher.DispatchController | undefined
    let late: Error | undefined
    const deadline = setTimeout(() => {
      late = Object.assign(new Error('The push service takes too long.'), { code: 'TIMEOUT' })
      request?.abort(late)
      reject(late)
    }, deadlineMs)
    agent.dispatch(
      { origin, path: pathname + search, method: 'POST', headers, body },
      {
        onRequestStart(started) {
          request = started
          // It waited for a connection until its deadline: nobody counts on it any more.
          if (late) started.abort(late)
        },
        onResponseStart(_, code) {
          status = code
        },
        onResponseData(reading, chunk) {
          bytes += chunk.length
          if (bytes > replyLimitBytes) reading.abort(new Error('The push service says too much.'))
        },
        onResponseEnd() {
          clearTimeout(deadline)
          resolve(status)
        },
        onResponseError(_, error) {
          clearTimeout(deadline)
          // Once the status has come, the rest says nothing more.
          if (status > 0) resolve(status)
          else reject(error)
        },
      },
    )
  })
}

function deliveryFor(status: number): PushDelivery {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  return failed(`status ${status}`, status === 429 || status >= 500)
}

const failed = (reason: string, temporary: boolean): PushDelivery => ({
  outcome: 'failed',
  temporary,
  reason,
})

/** A name for what went wrong; an error's own words may hold the address, which is secret. */
function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? (error as Error).name
}
