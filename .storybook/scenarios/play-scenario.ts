import { type Ask, answersOf } from './answers.ts'
import { type Connection, scenarios } from './scenarios.ts'

type Page = { fetch: typeof fetch }

/**
 * Puts a scenario between a story and the server that it plays: the answers come as the story gives them, and are changed on
 * their way. Returns the clean-up.
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

/** What is asked; a request is not touched, because it can be sent only once. */
function asking(input: RequestInfo | URL, init: RequestInit | undefined) {
  const url = input instanceof Request ? input.url : String(input)
  const { method = 'GET' } = init ?? (input instanceof Request ? input : {})
  return { pathname: new URL(url, 'http://any.example').pathname, method }
}

const refusal = { code: 'refused', message: 'The clinic can’t take this just now. Please ask at the desk.' }

/** What comes instead of the answer, if anything does. */
async function answerOf(connection: Connection | undefined, method: string): Promise<Response | undefined> {
  if (connection === 'none') throw new TypeError('Failed to fetch')
  if (connection === 'slow') await new Promise(resolve => setTimeout(resolve, 3_000))
  if (connection === 'refusing' && method !== 'GET') return Response.json(refusal, { status: 409 })
  return undefined
}
