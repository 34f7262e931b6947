import { once } from 'node:events'
import { createServer, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { RequestLimits } from '../route/request-body.ts'

export interface Listening {
  readonly url: string
  /** Replaces the request handler (D-106). */
  serve(answer: RequestListener): void
  /**
   * Stops accepting connections. Open ones get `Connection: close` with their next response, and close after `silenceMs`
   * without a request.
   */
  close(silenceMs: number): Promise<void>
}

/** Our own state per connection: Node considers one idle only after its first response. */
interface Use {
  readonly answering: Set<ServerResponse>
  /** Bytes of finished requests. If more were read, a request is arriving. */
  readBytes: number
  silentSince: number
}

const longestHoldMs = 1_000
const longestFinishMs = 6_000
const sweepMs = 50

export async function listen(
  first: RequestListener,
  { host, port }: { readonly host: string; readonly port: number },
  limits: RequestLimits,
): Promise<Listening> {
  const connections = new Map<Socket, Use>()
  let answer = first
  let closing = false
  let held: (() => void)[] | undefined
  const onRequest: RequestListener = (req, res) => {
    if (req.rawHeaders.length > 2 * limits.headers) return tooManyHeaders(res)
    if (closing) res.setHeader('Connection', 'close')
    noteAnswer(connections.get(req.socket), res, req.socket)
    if (held) held.push(() => answer(req, res))
    else answer(req, res)
  }
  const server = createServer(optionsFor(limits), onRequest)
  // Node would respond to an unknown `Expect` itself, without our error body or headers.
  server.on('checkExpectation', onRequest)
  server.on('connection', socket => {
    connections.set(socket, { answering: new Set(), readBytes: 0, silentSince: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    serve(next) {
      answer = next
    },
    async close(silenceMs) {
      // Clients that wait for a response open no new connections, so new ones soon stop.
      held = []
      await untilNobodyComes(server)
      closing = true
      const closed = once(server, 'close')
      // Node's own close of an HTTP server also cuts idle connections off, in which a request may just be arriving.
      NetServer.prototype.close.call(server)
      for (const { answering } of connections.values())
        for (const res of answering) if (!res.headersSent) res.setHeader('Connection', 'close')
      for (const goOn of held) goOn()
      held = undefined
      await endAll(connections, silenceMs)
      await closed
      // No connection is left to cut off. This also stops Node's connection-check timer, and frees all that it holds.
      server.close()
    },
  }
}

const optionsFor = ({ headersMs, bodyMs, uploadMs, headerBytes }: RequestLimits): ServerOptions => {
  const connectionsCheckingInterval = Math.min(1_000, headersMs / 4)
  return {
    connectionsCheckingInterval,
    // Node notices it only at its next check.
    headersTimeout: headersMs - connectionsCheckingInterval,
    // Bodies that we read have their own shorter timeout and error; this one is for bodies that nothing reads.
    requestTimeout: headersMs + Math.max(bodyMs, uploadMs),
    // Longer than proxies keep an idle connection (60 s): we mustn't close first, while the next request is on its way.
    keepAliveTimeout: 65_000,
    maxHeaderSize: headerBytes,
  }
}

/** Sends the response that Node sends if headers are too large. */
const tooManyHeaders = (res: ServerResponse) => res.writeHead(431, { Connection: 'close' }).end()

function noteAnswer(use: Use | undefined, res: ServerResponse, socket: Socket): void {
  if (!use) return
  use.answering.add(res)
  res.once('close', () => {
    use.answering.delete(res)
    use.readBytes = socket.bytesRead
    use.silentSince = performance.now()
  })
}

/**
 * Connections not accepted yet wait in the kernel's backlog, and closing would reset them. So we wait for a turn of the event
 * loop without new connections, after a short silence.
 */
async function untilNobodyComes(server: NetServer): Promise<void> {
  const began = performance.now()
  let cameAt = began
  const note = () => {
    cameAt = performance.now()
  }
  server.on('connection', note)
  for (let now = began, turnMs = Number.POSITIVE_INFINITY; now - began < longestHoldMs; ) {
    const hushMs = now - began < longestHoldMs / 2 ? 30 : 1
    if (turnMs < 1 && now - cameAt > hushMs) break
    await setImmediate()
    turnMs = performance.now() - now
    now += turnMs
  }
  server.off('connection', note)
}

/** Closes connections as they go idle, and the remaining ones at the deadline. */
async function endAll(connections: ReadonlyMap<Socket, Use>, silenceMs: number): Promise<void> {
  const late = performance.now() + longestFinishMs
  while (connections.size > 0) {
    // Pending data is read first, so that a connection looks idle only if it is.
    await setImmediate()
    const now = performance.now()
    for (const [socket, use] of connections) {
      const silent = use.answering.size === 0 && socket.bytesRead === use.readBytes
      if (now > late || (silent && now - use.silentSince >= silenceMs)) socket.destroy()
    }
    if (connections.size > 0) await sleep(sweepMs)
  }
}
