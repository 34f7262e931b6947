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
  /** Of the connections; tests bring one that finds their push service. */
  readonly agent?: Agent | undefined
  readonly deadlineMs?: number
}

const daySeconds = 86_400

/** Sends by Web Push (RFC 8030), encrypted for the device (RFC 8291), known hosts only, no redirect, 10 s at most. */
export function pushesByWebPush(options: PushOptions): PushPorts['push'] {
  const { vapid: vapidDetails, hosts, agent = new PushAgent(), deadlineMs = 10_000 } = options
  return async (subscription, message) => {
    const { endpoint, p256dh, auth } = subscription
    if (!isPushEndpoint(endpoint, hosts)) return failed('host', false)
    const { payload, ...headers } = writtenFor(message)
    const { sendNotification } = (await import('web-push')).default
    const late = new AbortController()
    // What web-push calls a timeout is silence, and begins with the connection.
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

/** A message as all devices get it, before it is encrypted for each of them. */
function writtenFor(message: PushMessage) {
  const { title, url, tag, imageUrl, urgency = 'normal', keepSeconds = daySeconds } = message
  const words = { title: cut(title, 100), message: cut(message.message, 400) }
  return {
    payload: JSON.stringify({ ...words, url, tag, imageUrl }),
    TTL: keepSeconds,
    urgency,
    // A topic has at most 32 letters of base64url.
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  }
}

// What a push service must take is 4096 bytes, encryption included.
function cut(text: string, letters: number): string {
  const all = Array.from(text)
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : text
}

/** An error's own words may hold the address, which is secret: only its status or its code says what went wrong. */
function deliveryAfter(error: Error & { statusCode?: number; code?: string }): PushDelivery {
  const { statusCode, code } = error
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' }
  // The signature is not one that the service knows: the key, its subject, or the machine's clock.
  if (statusCode === 401 || statusCode === 403)
    return { outcome: 'turned away', reason: `status ${statusCode}` }
  if (statusCode !== undefined) return failed(`status ${statusCode}`, statusCode === 429 || statusCode >= 500)
  if (error.message === 'Socket timeout') return failed('TIMEOUT', true)
  // Errors of the network have a code; what web-push finds wrong with a device's keys has none, or one of OpenSSL.
  if (code === undefined || code.startsWith('ERR_CRYPTO')) return failed('keys', false)
  return failed(code, code !== notPublic)
}

const failed = (reason: string, temporary: boolean): PushDelivery => ({
  outcome: 'failed',
  temporary,
  reason,
})
