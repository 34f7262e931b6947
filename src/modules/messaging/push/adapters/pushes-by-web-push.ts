import { createHash } from 'node:crypto'
import type { Agent } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { notPublic } from '#platform/outbound/public-addresses.ts'
import type { PushPorts } from '../ports.ts'
import { isPushEndpoint } from '../push-endpoints.ts'
import type { PushDelivery, PushMessage } from '../push-messages.ts'
import { PushAgent } from './push-agent.ts'

export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

interface PushOptions {
  readonly vapid: Vapid
  readonly hosts: readonly string[]
  /** The connection agent; tests bring one for their own push service. */
  readonly agent?: Agent | undefined
  readonly deadlineMs?: number
}

const daySeconds = 86_400

/** Sends by Web Push (RFC 8030), encrypted for the device (RFC 8291): known hosts only, no redirects, 10 s timeout. */
export function pushesByWebPush(options: PushOptions): PushPorts['push'] {
  const { vapid: vapidDetails, hosts, agent = new PushAgent(), deadlineMs = 10_000 } = options
  return async (subscription, message) => {
    const { endpoint, p256dh, auth } = subscription
    if (!isPushEndpoint(endpoint, hosts)) return failed('host', false)
    const { payload, ...headers } = writtenFor(message)
    const { sendNotification } = (await import('web-push')).default
    const late = new AbortController()
    // web-push's timeout is an idle timeout, and starts with the connection.
    const sending = sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
      ...headers,
      vapidDetails,
      agent,
      timeout: deadlineMs,
    }).then(() => ({ outcome: 'sent' as const }), deliveryAfter)
    const deadline = setTimeout(deadlineMs, failed('TIMEOUT', true), { signal: late.signal, ref: false })
    return Promise.race([sending, deadline]).finally(() => {
      deadline.catch(() => {})
      late.abort()
    })
  }
}

/** The message for all devices, before encryption for each of them. */
function writtenFor(message: PushMessage) {
  const { title, url, tag, imageUrl, urgency = 'normal', keepSeconds = daySeconds } = message
  const words = { title: cut(title, 100), message: cut(message.message, 400) }
  return {
    payload: JSON.stringify({ ...words, url, tag, imageUrl }),
    TTL: keepSeconds,
    urgency,
    // A topic has at most 32 base64url characters.
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  }
}

// Push services must accept 4096 bytes, including encryption.
function cut(text: string, letters: number): string {
  const all = Array.from(text)
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : text
}

/** An error's message may contain the endpoint, which is secret: we log only the status or the code. */
function deliveryAfter(error: Error & { statusCode?: number; code?: string }): PushDelivery {
  const { statusCode, code } = error
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' }
  // The service rejects the signature: wrong key or subject, or wrong clock on this machine.
  if (statusCode === 401 || statusCode === 403)
    return { outcome: 'turned away', reason: `status ${statusCode}` }
  if (statusCode !== undefined) return failed(`status ${statusCode}`, statusCode === 429 || statusCode >= 500)
  if (error.message === 'Socket timeout') return failed('TIMEOUT', true)
  // Network errors have a code; web-push's errors about a device's keys have none, or one of OpenSSL.
  if (code === undefined || code.startsWith('ERR_CRYPTO')) return failed('keys', false)
  return failed(code, code !== notPublic)
}

const failed = (reason: string, temporary: boolean): PushDelivery => ({
  outcome: 'failed',
  temporary,
  reason,
})
