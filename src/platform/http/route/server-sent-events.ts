import { PassThrough } from 'node:stream'
import type Koa from 'koa'
import { Draining, TooManyStreams } from '../refusals.ts'
import { type SessionStore, sessionKeyHash } from '../session/session.ts'
import type { EventStream } from './route.ts'

export interface StreamLimits {
  readonly heartbeatMs: number
  /** Streams per member. A new one replaces the oldest, which is most likely a phone that went offline. */
  readonly perMember: number
  readonly inAll: number
}

export const streamLimits: StreamLimits = { heartbeatMs: 25_000, perMember: 6, inAll: 2_000 }

/** Open connections for server-sent events. */
export interface EventStreams {
  /**
   * Turns the response into a stream of these events, open while the member's session lasts. Refuses with
   * `TooManyStreams`.
   */
  open(ctx: Koa.Context, memberId: string, events: EventStream): void
  /** Ends all streams; clients reconnect elsewhere. */
  close(): void
  readonly count: number
}

/**
 * Other instances invalidate their caches within this time, so any of them has the new data after the event (cache.ts).
 */
const gatherMs = 50
/** More unread bytes than this mean a phone that went offline silently. */
const unreadBytes = 16_384

interface OpenStream {
  readonly memberId: string
  readonly end: () => void
}

interface StreamPorts {
  readonly sessions: SessionStore
  readonly watchSession: (keyHash: string, onChange: () => void) => () => void
  readonly heartbeatMs: number
}

/** `sessions` tells whether a session is still open, `watchSession` when to check. */
export function openEventStreams(
  sessions: SessionStore,
  watchSession: StreamPorts['watchSession'],
  limits: StreamLimits,
): EventStreams {
  const ports = { sessions, watchSession, heartbeatMs: limits.heartbeatMs }
  const all = new Set<OpenStream>()
  let closed = false

  const makeRoom = (memberId: string) => {
    const own = [...all].filter(stream => stream.memberId === memberId)
    if (own.length >= limits.perMember) own[0]?.end()
    else if (all.size >= limits.inAll) throw new TooManyStreams()
  }

  return {
    open(ctx, memberId, events) {
      if (closed) throw new Draining()
      makeRoom(memberId)
      const out = new PassThrough()
      const stream: OpenStream = {
        memberId,
        end() {
          all.delete(stream)
          out.end()
        },
      }
      writeEvents(ctx, memberId, events, out, { ...ports, onClose: () => all.delete(stream) })
      all.add(stream)
    },
    close() {
      closed = true
      for (const { end } of all) end()
    },
    get count() {
      return all.size
    },
  }
}

/** Writes the events and heartbeats until the connection closes or the session is no longer the member's. */
function writeEvents(
  ctx: Koa.Context,
  memberId: string,
  events: EventStream,
  out: PassThrough,
  { sessions, watchSession, heartbeatMs, onClose }: StreamPorts & { readonly onClose: () => void },
): void {
  const keyHash = sessionKeyHash(ctx) ?? ''
  const endWithSession = async () => {
    const session = await sessions.find(keyHash).catch(() => ({ memberId }))
    if (session?.memberId !== memberId) out.end()
  }
  const write = (text: string) => {
    if (out.writableLength > unreadBytes) out.destroy()
    else if (!out.writableEnded) out.write(text)
  }
  const gathered = gathering(event => write(`event: ${event}\ndata:\n\n`))
  const heartbeat = setInterval(() => {
    write(':\n\n')
    void endWithSession()
  }, heartbeatMs)
  const stops = [
    events.follow(gathered.tell),
    watchSession(keyHash, endWithSession),
    gathered.stop,
    () => clearInterval(heartbeat),
    onClose,
  ]
  ctx.res.once('close', () => {
    for (const stop of stops) stop()
  })
  sendEvents(ctx, out)
  // The first bytes send the headers, so the browser knows that it's connected.
  write(':\n\n')
  // The session may have ended while the stream was opening.
  void endWithSession()
}

function sendEvents(ctx: Koa.Context, body: PassThrough): void {
  ctx.status = 200
  ctx.type = 'text/event-stream'
  ctx.set('X-Accel-Buffering', 'no')
  ;(ctx as { compress?: boolean }).compress = false
  ctx.body = body
}

/** Sends repeats of an event within the gathering time as one. */
function gathering(send: (event: string) => void) {
  const waiting = new Map<string, NodeJS.Timeout>()
  return {
    tell(event: string) {
      if (waiting.has(event)) return
      const timer = setTimeout(() => {
        waiting.delete(event)
        send(event)
      }, gatherMs)
      waiting.set(event, timer)
    },
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
