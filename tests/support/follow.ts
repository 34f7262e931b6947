import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Browser, Headers } from './client.ts'
import { eventually } from './eventually.ts'

export interface Followed {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The names of the events so far, in order. */
  readonly events: readonly string[]
  /** The raw text so far. */
  text(): string
  /** Resolves after that many events. */
  hears(count: number): Promise<void>
  /** Resolves when the stream is over: ended by the server, or cut off. */
  readonly ended: Promise<'ended' | 'cut off'>
  isOpen(): boolean
  hangUp(): void
}

/** Listens like an open app, on a separate connection. */
export function follow(url: string, { cookies }: Browser, headers: Headers = {}): Promise<Followed> {
  const events: string[] = []
  let text = ''
  let open = true
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: hostname,
        port,
        agent: new Agent(),
        path: '/api/user/live',
        headers: { cookie: [...cookies].map(pair => pair.join('=')).join('; '), ...headers },
      },
      incoming => {
        const ended = new Promise<'ended' | 'cut off'>(end => {
          incoming.once('close', () => {
            open = false
            end(incoming.complete ? 'ended' : 'cut off')
          })
        })
        incoming.on('error', () => undefined)
        incoming.on('data', chunk => {
          text += chunk
          events.splice(0, events.length, ...namesIn(text))
        })
        const followed: Followed = {
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          events,
          text: () => text,
          hears: count =>
            eventually(async () => {
              if (events.length < count) throw new Error(`${events.length} of ${count} events came`)
            }),
          ended,
          isOpen: () => open,
          hangUp: () => outgoing.destroy(),
        }
        resolve(followed)
      },
    )
    outgoing.once('error', reject)
    outgoing.end()
  })
}

const namesIn = (text: string) => [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name ?? '')
