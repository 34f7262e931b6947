import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'

export type DatabaseKind = 'embedded' | 'postgresql'
export const bothDatabases: readonly DatabaseKind[] = ['embedded', 'postgresql']

/** A migrated database of its own in the run's PostgreSQL; empty without the template. */
export async function newPostgresDatabase(template: 'velora_template' | 'template1' = 'velora_template') {
  const name = `velora_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${inject('postgres')}postgres` })
  await client.connect()
  // PostgreSQL refuses to copy a template that somebody else is copying at the moment it looks.
  await client.query('select pg_advisory_lock(1)')
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return `${inject('postgres')}${name}`
}

export async function openEngine(kind: DatabaseKind, url?: string): Promise<Engine> {
  if (kind === 'embedded') return openEmbedded(undefined, new Blob([await readFile(inject('embeddedDump'))]))
  return openPostgres({ url: url ?? (await newPostgresDatabase()), onError: () => {} })
}

/** Counts what reaches the database, by the statement's name. */
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
