import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
  /** The body as JSON; the caller gives its type. */
  json<T = Readonly<Record<string, unknown>>>(): T
  /** A refusal's code, or undefined. */
  readonly code: string | undefined
}

export type Headers = Readonly<Record<string, string>>

/** One browser: it keeps cookies, and sends the headers of the app's own pages. */
export interface Browser {
  readonly cookies: Map<string, string>
  send(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer>
  get(path: string, headers?: Headers): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>
}

export interface Network {
  browser(cookies?: ReadonlyMap<string, string>, headers?: Headers): Browser
  close(): void
}

export function networkTo(url: string): Network {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  return {
    close: () => agent.destroy(),
    browser(start = new Map(), always = {}) {
      const cookies = new Map(start)
      const browser: Browser = {
        cookies,
        async send(method, path, body, headers = {}) {
          const answer = await roundTrip(new URL(url), agent, method, path, body, {
            'sec-fetch-site': 'same-origin',
            ...(cookies.size > 0 && { cookie: [...cookies].map(pair => pair.join('=')).join('; ') }),
            ...always,
            ...headers,
          })
          keep(cookies, answer.headers['set-cookie'] ?? [])
          return answer
        },
        get: (path, headers) => browser.send('GET', path, undefined, headers),
        post: (path, body, headers) => browser.send('POST', path, body, headers),
      }
      return browser
    },
  }
}

/** Sends a string or bytes unchanged, anything else as JSON. Leaves out an empty header. */
function roundTrip(url: URL, agent: Agent, method: string, path: string, body: unknown, headers: Headers) {
  const asItIs = body === undefined || typeof body === 'string' || body instanceof Uint8Array
  const payload = asItIs ? body : JSON.stringify(body)
  const sent: Record<string, string> = {
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
    }),
    ...headers,
  }
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      { host: url.hostname, port: url.port, agent, method, path, headers: given },
      incoming => {
        const chunks: Buffer[] = []
        if (isStream(incoming.headers)) {
          // It never ends, so its beginning is the response (`follow` keeps listening).
          const begun = (chunk?: Buffer) => {
            resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, chunk ? [chunk] : []))
            incoming.destroy()
          }
          incoming.once('data', begun)
          incoming.once('end', begun)
          return
        }
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.once('error', reject)
        incoming.once('end', () => resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, chunks)))
      },
    )
    outgoing.once('error', reject)
    outgoing.end(payload)
  })
}

const isStream = (headers: IncomingHttpHeaders) =>
  headers['content-type']?.startsWith('text/event-stream') ?? false

function answerOf(status: number, headers: IncomingHttpHeaders, chunks: readonly Buffer[]): Answer {
  const bytes = Buffer.concat(chunks)
  const text = bytes.toString('utf8')
  const isProblem = headers['content-type']?.startsWith('application/problem+json')
  return {
    status,
    headers,
    bytes,
    text,
    json: () => JSON.parse(text),
    code: isProblem ? (JSON.parse(text) as { code: string }).code : undefined,
  }
}

function keep(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const expires = attributes.find(attribute => /^expires=/i.test(attribute))?.slice(8)
    if (value === '' || (expires && Date.parse(expires) <= 86_400_000)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
