import { documentedRoutes } from '../../src/server/parts.ts'
import type { Browser } from './client.ts'

/** Everything that a member can request without parameters: lists, the profile, the download of their data. */
const asked = documentedRoutes
  .flatMap(({ routes }) => routes)
  .filter(({ method, path, access }) => method === 'get' && access === 'member' && !/[:{]/.test(path))
  .map(({ path }) => path)
  .filter(path => !/\/(?:events|live)$/.test(path))

/** Everything that a member sees of the clinic and of themselves, by path. */
export async function seenBy(browser: Pick<Browser, 'get'>): Promise<Readonly<Record<string, string>>> {
  const seen: Record<string, string> = {}
  for (const path of asked) {
    const { status, text } = await browser.get(path)
    seen[path] = `${status} ${text}`
  }
  return seen
}
