import { lookup } from 'node:dns'
import type { ClientRequest } from 'node:http'
import { Agent, type AgentOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Duplex } from 'node:stream'
import { publicAddressesOnly } from '#platform/outbound/public-addresses.ts'

const replyLimitBytes = 4096
const received = new WeakMap<Duplex, number>()

/**
 * Keep-alive connections to push services: only to public addresses, with limited responses. web-push itself would read a
 * response without limit.
 */
export class PushAgent extends Agent {
  constructor(options: AgentOptions = {}) {
    super({
      keepAlive: true,
      maxSockets: 64,
      lookup: publicAddressesOnly(lookup as LookupFunction),
      ...options,
    })
  }

  override createConnection(...args: Parameters<Agent['createConnection']>) {
    const socket = super.createConnection(...args)
    socket?.on('data', (chunk: Buffer) => {
      const bytes = (received.get(socket) ?? 0) + chunk.length
      received.set(socket, bytes)
      if (bytes > replyLimitBytes)
        socket.destroy(
          Object.assign(new Error('The push service says too much.'), { code: 'REPLY_TOO_LONG' }),
        )
    })
    return socket
  }

  override reuseSocket(socket: Duplex, request: ClientRequest): void {
    received.set(socket, 0)
    super.reuseSocket(socket, request)
  }
}
