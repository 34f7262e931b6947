import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly port: number
  /** Takes connections as before, and forwards nothing: what a frozen host looks like from outside. */
  freeze(): void
  thaw(): void
  /** Hangs up on everybody; whoever comes from now on reaches this port, as behind a proxy that follows the primary. */
  leadTo(port: number): void
  /** Everything that clients have sent. */
  heard(): string
  close(): Promise<void>
}

/** A way to a server on this machine that can be made to stop in the middle of a word. */
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
