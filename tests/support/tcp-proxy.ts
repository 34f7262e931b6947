import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** Accepts connections but forwards nothing, like a frozen host. */
  freeze(): void
  thaw(): void
  /** Closes all connections; new ones go to this port, as with a proxy that follows the primary. */
  leadTo(port: number): void
  /** Everything that clients have sent. */
  heard(): string
  close(): Promise<void>
}

/** A proxy to a server on this machine that can stop in the middle of a message. */
export async function tcpProxyTo(firstPort: number): Promise<TcpProxy> {
  let target = firstPort
  const pairs = new Set<readonly [Socket, Socket]>()
  let frozen = false
  const heard: Buffer[] = []
  const server = createServer(incoming => {
    const outgoing = connect(target, '127.0.0.1')
    const pair = [incoming, outgoing] as const
    pairs.add(pair)
    incoming.on('data', chunk => heard.push(chunk))
    for (const [from, to] of [pair, [outgoing, incoming] as const]) {
      from.on('data', chunk => void to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
    if (frozen) for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) for (const socket of pair) act(socket)
  }
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      frozen = true
      each(socket => socket.pause())
    },
    thaw() {
      frozen = false
      each(socket => socket.resume())
    },
    heard: () => Buffer.concat(heard).toString('latin1'),
    leadTo(port) {
      target = port
      each(socket => socket.destroy())
    },
    async close() {
      each(socket => socket.destroy())
      server.close()
    },
  }
}
