import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

/** The database that these settings write to, without its password, and whether it exists yet. */
export function databasePlace({ DATABASE_URL, DATA_DIR }: Env): { name: string; isThere: boolean } {
  if (DATABASE_URL) return { name: nameOf(DATABASE_URL), isThere: true }
  const folder = resolve(DATA_DIR || '.data')
  return { name: `the embedded database in ${folder}`, isThere: existsSync(join(folder, 'database')) }
}

export const noDatabase = (name: string) =>
  `${name} does not exist, and DATABASE_URL is not set. Set DATABASE_URL or DATA_DIR as the app has them.`

function nameOf(url: string): string {
  if (!URL.canParse(url)) return 'the database that DATABASE_URL names'
  const { host, pathname, searchParams } = new URL(url)
  const name = decodeURIComponent(pathname.slice(1))
  return `the database ${name || 'of that user'} at ${host || searchParams.get('host') || 'this computer'}`
}
