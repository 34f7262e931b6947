import { once } from 'node:events'
import { createServer, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { RequestLimits } from '../route/request-body.ts'

export interface Listening {
  readonly url: string
  /** From now on this answers (D-106). */
  serve(answer: RequestListener): void
  /**
   * Takes no more connections; those that there are hear with their next answer that it is the last, and end once
   * nobody has asked anything on them for `silenceMs`. Requests under way finish within 6 s.
   */
  close(silenceMs: number): Promise<void>
}

/** What is known of a connection beside what Node knows: it counts one as idle only from its first answer on. */
interface Use {
  readonly answering: Set<ServerResponse>
  /** How much of what came belongs to requests that were answered: more than that is a request that is arriving. */
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
  // An expectation other than 100-continue would be answered by Node, with neither words nor headers of ours.
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
      // Whoever waits for an answer does not come anew: soon nobody does.
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
      // Nobody is left to be cut off. Only this ends the timer that looks at connections, and with it all that it holds.
      server.close()
    },
  }
}

const optionsFor = ({ headersMs, bodyMs, uploadMs, headerBytes }: RequestLimits): ServerOptions => {
  const connectionsCheckingInterval = Math.min(1_000, headersMs / 4)
  return {
    connectionsCheckingInterval,
    // Found at the check that follows.
    headersTimeout: headersMs - connectionsCheckingInterval,
    // Bodies have a shorter time each of their own, and an answer; this is for those that nobody reads.
    requestTimeout: headersMs + Math.max(bodyMs, uploadMs),
    // Longer than proxies keep an idle connection (60 s): who closes first must not be us, while the next request is on its way.
    keepAliveTimeout: 65_000,
    maxHeaderSize: headerBytes,
  }
}

/** As Node answers where they are too large. */
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
 * Who has not been taken yet waits in the system's queue, and closing would reset them: it is empty after a turn in which
 * nobody came, and stays so most likely after a short one amid silence.
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

/** Ends connections as they fall silent, and what is left in the end. */
async function endAll(connections: ReadonlyMap<Socket, Use>, silenceMs: number): Promise<void> {
  const late = performance.now() + longestFinishMs
  while (connections.size > 0) {
    // What has arrived is read right before this goes on, so that a connection looks silent only when it is.
    await setImmediate()
    const now = performance.now()
    for (const [socket, use] of connections) {
      const silent = use.answering.size === 0 && socket.bytesRead === use.readBytes
      if (now > late || (silent && now - use.silentSince >= silenceMs)) socket.destroy()
    }
    if (connections.size > 0) await sleep(sweepMs)
  }
}
