import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

export interface CountingProxy {
  readonly url: string
  /** How often somebody asked the database and waited: what is sent before anything comes back is one wait. */
  waits(): number
  close(): void
}

/** A way to the database that counts, so that nobody has to believe a log: a pipeline is one wait, a batch is one. */
export async function countingProxyTo(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl)
  const close = new Set<() => void>()
  let waits = 0
  const server = createServer({ noDelay: true }, incoming => {
    const outgoing = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    let isWaiting = false
    incoming.on('data', chunk => {
      if (!isWaiting) waits++
      isWaiting = true
      outgoing.write(chunk)
    })
    outgoing.on('data', chunk => {
      isWaiting = false
      incoming.write(chunk)
    })
    const end = () => {
      incoming.destroy()
      outgoing.destroy()
      close.delete(end)
    }
    close.add(end)
    for (const socket of [incoming, outgoing]) socket.on('error', () => {}).once('close', end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    waits: () => waits,
    close() {
      server.close()
      for (const end of close) end()
    },
  }
}
