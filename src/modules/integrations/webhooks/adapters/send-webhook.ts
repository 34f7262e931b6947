import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { Dispatcher } from 'undici'
import { isPublicAddress, publicAddressesOnly } from '#platform/outbound/public-addresses.ts'
import type { SignedMessage } from '../ports.ts'
import type { Outcome } from '../webhook.ts'

interface SendingOptions {
  /** Of the connections; a test brings its own, which finds this machine. */
  readonly agent?: Dispatcher | undefined
  /** By which names are looked up. */
  readonly lookup?: LookupFunction
  readonly deadlineMs?: number
}

const replyLimitBytes = 4_096

/** A host that says its address itself, in whatever spelling: the URL's parser has written it as a plain one. */
const literalIn = (url: string): string | undefined => {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 ? undefined : host
}

/** What can be known without looking a name up. */
export function isPublic(url: string): boolean {
  const literal = literalIn(url)
  if (literal !== undefined) return isPublicAddress(literal)
  const host = new URL(url).hostname.replace(/\.$/, '')
  return host.includes('.') && !/(?:\.(?:localhost|local|internal|home\.arpa)|^metadata\.goog)$/.test(host)
}

/** Signs after Standard Webhooks and sends: to public addresses only, no redirect, 10 s at most (D-272). */
export function sendsWebhooks(options: SendingOptions = {}): (message: SignedMessage) => Promise<Outcome> {
  const { deadlineMs = 10_000 } = options
  let loading: Promise<Dispatcher> | undefined
  const agentOf = () => {
    loading ??= options.agent ? Promise.resolve(options.agent) : publicAgent(options.lookup)
    return loading
  }
  return async message => {
    // An address in figures is looked up by nobody: it is judged here.
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
      // What they say beside the status is of no use; a little is read so that the connection can be used again.
      await body.dump({ limit: replyLimitBytes }).catch(() => {})
      return { status: statusCode, error: null }
    } catch (error) {
      return { status: null, error: (error as { code?: string }).code ?? (error as Error).name }
    }
  }
}

/** Loaded by the first delivery: it would cost each start memory. */
async function publicAgent(find: LookupFunction = lookup as LookupFunction): Promise<Dispatcher> {
  const { Agent } = await import('undici')
  return new Agent({ connections: 10, connect: { lookup: publicAddressesOnly(find) } })
}

/** While a secret is replaced, both sign. */
function headersOf({ id, at, body, secrets }: SignedMessage): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Velora-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
