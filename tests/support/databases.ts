import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { isRestored, type KeptDatabase, keeping, keptDatabase } from './kept-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the run's PostgreSQL, without a database. */
    readonly postgres: string
    /** With PGBOUNCER: the port of a pooler in front of it. */
    readonly pooler: number | undefined
    /** The file with a migrated embedded database. */
    readonly embeddedDump: string
  }
}

export type DatabaseKind = 'embedded' | 'postgresql'
/** For tests that depend on the database itself: the ledger, a lock, a race, a crash, a special statement. */
export const bothDatabases: readonly DatabaseKind[] = ['embedded', 'postgresql']
/**
 * For all other tests, whose statements features and HTTP tests run on the embedded database anyway. BOTH_DATABASES=1
 * runs these on both, too.
 */
export const usualDatabases: readonly DatabaseKind[] =
  process.env['BOTH_DATABASES'] === '1' ? bothDatabases : ['postgresql']

/** A new migrated database in the run's PostgreSQL; empty with `template1`. */
export async function newPostgresDatabase(
  template = 'velora_template',
  name = `velora_${randomUUID().replaceAll('-', '')}`,
) {
  await connected(`${inject('postgres')}postgres`, async client => {
    // PostgreSQL can't copy a template while someone else is copying it.
    await client.query('select pg_advisory_lock(1)')
    await client.query(`create database ${name} template ${template}`)
  })
  return `${inject('postgres')}${name}`
}

/** A migrated, empty database for one app. Without a URL, it comes from a pool, and is emptied and reused. */
export async function openEngine(kind: DatabaseKind, url?: string): Promise<Engine> {
  if (kind === 'embedded') return lentEmbedded()
  return url ? openPostgres({ ...addressesOf(url), onError: () => {} }) : lentPostgres()
}

function addressesOf(directUrl: string) {
  const [url, pooler] = [new URL(directUrl), inject('pooler')]
  if (pooler) url.port = String(pooler)
  return { url: url.href, directUrl: new URL(directUrl).href }
}

/** This process's databases that are free for the next app. */
const waiting = { embedded: [] as KeptDatabase[], postgresql: [] as string[] }

async function lentEmbedded(): Promise<Engine> {
  const database = waiting.embedded.pop() ?? (await newEmbedded())
  const engine = database.engine()
  return {
    ...engine,
    async close() {
      await engine.close()
      if (await database.restore()) waiting.embedded.push(database)
      else await database.close()
    },
  }
}

async function newEmbedded(): Promise<KeptDatabase> {
  const database = await keptDatabase(new Blob([await readFile(inject('embeddedDump'))]))
  await database.keep()
  return database
}

async function lentPostgres(): Promise<Engine> {
  const url = waiting.postgresql.pop() ?? (await newKeptPostgres())
  const engine = openPostgres({ ...addressesOf(url), onError: () => {} })
  return {
    ...engine,
    async close() {
      await engine.close()
      if (await isEmptied(url)) waiting.postgresql.push(url)
    },
  }
}

async function newKeptPostgres(): Promise<string> {
  const url = await newPostgresDatabase()
  await connected(url, client => client.query(keeping))
  return url
}

const isEmptied = (url: string) =>
  connected(url, client => isRestored(async text => (await client.query(text)).rows))

/** Works on one connection, without the product. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Counts statements by name. */
export function counting(engine: Engine): { readonly engine: Engine; readonly counts: Map<string, number> } {
  const counts = new Map<string, number>()
  const count =
    (run: Engine['run']): Engine['run'] =>
    (name, text, values) => {
      const key = name ?? text.slice(0, 40)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return run(name, text, values)
    }
  return {
    counts,
    engine: {
      ...engine,
      run: count(engine.run),
      transaction: work => engine.transaction(run => work(count(run))),
    },
  }
}
