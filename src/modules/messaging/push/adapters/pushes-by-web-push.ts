import { createHash } from 'node:crypto'
import { lookup } from 'node:dns'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { PushPorts } from '../ports.ts'
import { isPushEndpoint } from '../push-endpoints.ts'
import type { PushDelivery, PushMessage, PushSubscription } from '../push-messages.ts'
import { notPublic, publicAddressesOnly } from './public-addresses.ts'
import { encryptedPush } from './push-encryption.ts'
import { type Vapid, vapidTokens } from './vapid-tokens.ts'

interface PushOptions {
  readonly vapid: Vapid
  readonly hosts: readonly string[]
  /** Of the connections, which are kept open between messages. */
  readonly agent?: Agent
  readonly deadlineMs?: number
}

const daySeconds = 86_400
const replyLimitBytes = 4096

/** Sends by Web Push (RFC 8030), encrypted for the device (RFC 8291), known hosts only, no redirect, 10 s at most. */
export function pushesByWebPush(options: PushOptions): PushPorts['push'] {
  const { vapid, hosts, agent = publicAgent(), deadlineMs = 10_000 } = options
  const tokenFor = vapidTokens(vapid)
  const writtenOf = writtenOnce()
  return async (subscription, message) => {
    const { endpoint } = subscription
    if (!isPushEndpoint(endpoint, hosts)) return failed('host', false)
    const sealed = encrypted(subscription, writtenOf(message))
    if (!sealed) return failed('keys', false)
    const headers = { ...sealed.headers, Authorization: await tokenFor(new URL(endpoint).origin) }
    try {
      return deliveryFor(await post(endpoint, headers, sealed.body, { agent, deadlineMs }))
    } catch (error) {
      const reason = codeOf(error)
      return failed(reason, reason !== notPublic)
    }
  }
}

function publicAgent(): Agent {
  return new Agent({
    keepAlive: true,
    maxSockets: 64,
    lookup: publicAddressesOnly(lookup as LookupFunction),
  })
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
      TTL: keepSeconds,
      Urgency: urgency,
      // A topic has at most 32 letters of base64url.
      Topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
    },
  }
}

function encrypted(subscription: PushSubscription, { payload, headers }: Written) {
  try {
    const body = encryptedPush(payload, subscription)
    return { headers: { ...headers, 'Content-Length': body.length }, body }
  } catch {
    return undefined
  }
}

// What a push service must take is 4096 bytes, encryption included.
function cut(text: string, letters: number): string {
  const all = Array.from(text)
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : text
}

type Headers = Readonly<Record<string, string | number>>

/** Gives the status. What the push service says beside it is read up to a limit, so that the connection can be used again. */
function post(
  endpoint: string,
  headers: Headers,
  body: Buffer,
  { agent, deadlineMs }: { agent: Agent; deadlineMs: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(deadlineMs)
    const outgoing = request(endpoint, { method: 'POST', agent, headers, signal }, incoming => {
      let bytes = 0
      incoming.on('data', chunk => {
        bytes += chunk.length
        if (bytes > replyLimitBytes) incoming.destroy()
      })
      incoming.on('error', () => undefined)
      incoming.once('close', () => resolve(incoming.statusCode ?? 0))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
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
