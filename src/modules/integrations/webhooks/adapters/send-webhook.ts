import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { Dispatcher } from 'undici'
import { isPublicAddress, publicAddressesOnly } from '#platform/outbound/public-addresses.ts'
import type { SignedMessage } from '../ports.ts'
import type { Outcome } from '../webhook.ts'

interface SendingOptions {
  /** Opens the connections; tests pass their own, which can reach this machine. */
  readonly agent?: Dispatcher | undefined
  /** Looks up host names. */
  readonly lookup?: LookupFunction
  readonly deadlineMs?: number
}

const replyLimitBytes = 4_096

/** The IP address in a URL, if it has one instead of a name. The URL parser has already normalized its spelling. */
const literalIn = (url: string): string | undefined => {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 ? undefined : host
}

/** Checks as much as possible without a DNS lookup. */
export function isPublic(url: string): boolean {
  const literal = literalIn(url)
  if (literal !== undefined) return isPublicAddress(literal)
  const host = new URL(url).hostname.replace(/\.$/, '')
  return host.includes('.') && !/(?:\.(?:localhost|local|internal|home\.arpa)|^metadata\.goog)$/.test(host)
}

/**
 * Signs a message following Standard Webhooks and sends it: to public addresses only, no redirects, within 10 s
 * (D-272).
 */
export function sendsWebhooks(options: SendingOptions = {}): (message: SignedMessage) => Promise<Outcome> {
  const { deadlineMs = 10_000 } = options
  let loading: Promise<Dispatcher> | undefined
  const agentOf = () => {
    loading ??= options.agent ? Promise.resolve(options.agent) : publicAgent(options.lookup)
    return loading
  }
  return async message => {
    // IP addresses skip the DNS lookup and its check, so check them here.
    if (!isPublic(message.url)) return { status: null, error: 'NOT_PUBLIC' }
    try {
      const { request } = await import('undici')
      const { statusCode, body } = await request(message.url, {
        method: 'POST',
        headers: headersOf(message),
        body: message.body,
        dispatcher: await agentOf(),
        signal: AbortSignal.timeout(deadlineMs),
      })
      // Only the status matters. Read a little of the body so that the connection can be reused.
      await body.dump({ limit: replyLimitBytes }).catch(() => {})
      return { status: statusCode, error: null }
    } catch (error) {
      return { status: null, error: (error as { code?: string }).code ?? (error as Error).name }
    }
  }
}

/** Loaded on the first delivery, because it would use memory in every process. */
async function publicAgent(find: LookupFunction = lookup as LookupFunction): Promise<Dispatcher> {
  const { Agent } = await import('undici')
  return new Agent({ connections: 10, connect: { lookup: publicAddressesOnly(find) } })
}

/** Signs with every valid secret: after a replacement, that's both the old and the new one. */
function headersOf({ id, at, body, secrets }: SignedMessage): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Velora-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
