import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { type AgentOptions, createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PushApiModel } from 'web-push-testing/src/PushApiModel.js'
import { PushAgent } from '../../src/modules/messaging/push/adapters/push-agent.ts'

/** A self-signed certificate for push.velora.test with its key. It protects nothing. */
const pem = readFileSync(new URL('push-service.pem', import.meta.url))

/** How the service responds to a device: properly, with a status, with a redirect, never, or endlessly. */
type Answer = 'properly' | 'redirect' | 'never' | 'endless' | number

export interface Device {
  /** The subscription that the browser would hand to the app. */
  readonly subscription: { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } }
  /** Received messages, decrypted, oldest first. */
  messages(): readonly Readonly<Record<string, unknown>>[]
  /** The headers of every request for this device, including refused ones. */
  readonly headers: IncomingHttpHeaders[]
  /** How many bytes of an endless response were sent. */
  floodedBytes: number
  answers: Answer
}

/** A push service on this machine with the real protocol: TLS, VAPID signatures checked, payloads decrypted. */
export class PushService {
  readonly #model = new PushApiModel()
  readonly #devices = new Map<string, Device>()
  readonly #server = createServer({ key: pem, cert: pem }, (incoming, outgoing) =>
    this.#answer(incoming, outgoing),
  )
  connections = 0

  static async open(): Promise<PushService> {
    const service = new PushService()
    await new Promise<void>(resolve => service.#server.listen(0, '127.0.0.1', resolve))
    service.#server.on('secureConnection', () => {
      service.connections += 1
    })
    service.#model.notifyUrl = `https://${service.host}/notify/`
    return service
  }

  get host(): string {
    return `push.velora.test:${(this.#server.address() as AddressInfo).port}`
  }

  /** Resolves every name to this machine; everything else is like the app's own agent. */
  agent(lookup: LookupFunction = thisMachine, maxSockets = 64): PushAgent {
    return pushAgentTo({ lookup, maxSockets })
  }

  async subscribe(applicationServerKey: string): Promise<Device> {
    const { clientHash, ...subscription } = await this.#model.subscribe({
      userVisibleOnly: 'true',
      applicationServerKey,
    })
    const messages = () => this.#model.getNotifications({ clientHash }).messages.map(text => JSON.parse(text))
    const device: Device = { subscription, messages, headers: [], floodedBytes: 0, answers: 'properly' }
    this.#devices.set(clientHash, device)
    return device
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise(resolve => this.#server.close(() => resolve()))
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const clientHash = incoming.url?.split('/').at(-1) ?? ''
    const device = this.#devices.get(clientHash)
    if (!device) return void outgoing.writeHead(404).end()
    device.headers.push(incoming.headers)
    const body = await buffer(incoming)
    const { answers } = device
    if (typeof answers === 'number') outgoing.writeHead(answers).end('no')
    else if (answers === 'redirect') outgoing.writeHead(307, { location: incoming.url }).end()
    else if (answers === 'endless') flood(outgoing, device)
    else if (answers === 'properly') await this.#take(clientHash, incoming.headers, body, outgoing)
  }

  async #take(clientHash: string, headers: IncomingHttpHeaders, body: Buffer, outgoing: ServerResponse) {
    const { 'content-encoding': encoding, authorization, ttl } = headers
    try {
      await this.#model.handleNotification(
        clientHash,
        { encoding, authorization, ttl: ttl as string | undefined },
        body,
      )
      outgoing.writeHead(201).end()
    } catch {
      outgoing.writeHead(400).end()
    }
  }
}

/** The product's own agent, which trusts this service's certificate. */
export const pushAgentTo = (options: AgentOptions = {}) =>
  new PushAgent({ ca: pem, lookup: thisMachine, ...options })

export const thisMachine: LookupFunction = (_host, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

function flood(outgoing: ServerResponse, device: Device): void {
  outgoing.writeHead(201)
  const chunk = Buffer.alloc(65_536, 'x')
  const more = () => {
    let isWelcome = true
    while (isWelcome && !outgoing.destroyed) {
      isWelcome = outgoing.write(chunk)
      device.floodedBytes += chunk.length
    }
  }
  outgoing.on('drain', more)
  more()
}
