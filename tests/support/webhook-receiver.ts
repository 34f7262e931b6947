import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { Agent, buildConnector } from 'undici'
import { thisMachine } from './push-service.ts'

/** A self-signed certificate for push.velora.test with its key. It protects nothing. */
const pem = readFileSync(new URL('push-service.pem', import.meta.url))

/** Resolves every name and port to this port on this machine; everything else is like the app's own agent. */
export function agentTo(port: number): Agent {
  const connect = buildConnector({ ca: pem, lookup: thisMachine })
  return new Agent({ connect: (options, done) => connect({ ...options, port: String(port) }, done) })
}

export interface Told {
  readonly id: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: {
    readonly type: string
    readonly timestamp: string
    readonly data: Readonly<Record<string, unknown>> & { readonly memberId: string }
  }
}

/** An external server on this machine that receives events. */
export class WebhookReceiver {
  readonly told: Told[] = []
  takesMs = 0
  /** The status of the next responses; a text is a redirect's target. */
  answers: (told: Told) => number | string = () => 204
  readonly #server = createServer({ key: pem, cert: pem }, async (incoming, outgoing) => {
    const body = await text(incoming)
    const { url = '', headers } = incoming
    const told = {
      id: String(headers['webhook-id']),
      path: url,
      headers,
      body,
      event: JSON.parse(body || '{}'),
    }
    this.told.push(told)
    await setTimeout(this.takesMs)
    const answer = this.answers(told)
    if (typeof answer === 'string') outgoing.writeHead(302, { location: answer }).end()
    else outgoing.writeHead(answer).end()
  })

  static async open(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver()
    await new Promise<void>(resolve => receiver.#server.listen(0, '127.0.0.1', resolve))
    return receiver
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  readonly url = 'https://push.velora.test/hook'

  agent = () => agentTo(this.port)

  /** The event, if it was signed with this secret; throws otherwise. */
  verified(told: Told, secret: string): unknown {
    return new Webhook(secret).verify(told.body, told.headers as Record<string, string>)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }
}
