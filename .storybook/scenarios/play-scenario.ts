import { type Ask, answersOf } from './answers.ts'
import { type Connection, scenarios } from './scenarios.ts'

type Page = { fetch: typeof fetch }

/**
 * Puts a scenario between a story and its simulated server: the story's responses are changed on their way to the page.
 * Returns the cleanup.
 */
export function playScenario(name: string | undefined, page: Page): () => void {
  const { persona, connection } = scenarios[name ?? ''] ?? {}
  if (!persona && !connection) return () => undefined
  const { fetch: asked } = page
  const ask: Ask = path => asked(path).then(response => response.json())
  const changes = persona ? answersOf(persona) : []
  page.fetch = async (input, init) => {
    const { pathname, method } = asking(input, init)
    if (!pathname.startsWith('/api/')) return asked(input, init)
    const stopped = await answerOf(connection, method)
    if (stopped) return stopped
    const response = await asked(input, init)
    const change = changes.find(([path]) => path === pathname)?.[1]
    if (!change || !response.ok || method !== 'GET') return response
    const changed = await change((await response.json()) as never, ask)
    return new Response(JSON.stringify(changed), response)
  }
  return () => {
    page.fetch = asked
  }
}

/** The request's path and method. It isn't read any further, because a request can only be sent once. */
function asking(input: RequestInfo | URL, init: RequestInit | undefined) {
  const url = input instanceof Request ? input.url : String(input)
  const { method = 'GET' } = init ?? (input instanceof Request ? input : {})
  return { pathname: new URL(url, 'http://any.example').pathname, method }
}

const refusal = { code: 'refused', message: 'The clinic can’t take this just now. Please ask at the desk.' }

/** The response that replaces the server's, if there is one. */
async function answerOf(connection: Connection | undefined, method: string): Promise<Response | undefined> {
  if (connection === 'none') throw new TypeError('Failed to fetch')
  if (connection === 'slow') await new Promise(resolve => setTimeout(resolve, 3_000))
  if (connection === 'refusing' && method !== 'GET') return Response.json(refusal, { status: 409 })
  return undefined
}
