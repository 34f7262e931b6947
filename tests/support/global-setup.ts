import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { schema } from '../../src/server/parts.ts'
import { emptyDatabase } from './empty-database.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/** Once per run: starts PostgreSQL with a migrated template, and prepares an embedded database to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  try {
    return await fill(server, project)
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function fill(server: PostgresServer, project: TestProject): Promise<() => Promise<void>> {
  await server.createDatabase('velora_template')
  const onError = (error: Error) => {
    throw error
  }
  const template = openPostgres({ url: server.url('velora_template'), onError })
  const migrated = await openDatabase(template, schema)
  await migrated.close()

  const folder = mkdtempSync(join(tmpdir(), 'velora-dump-'))
  const dump = await emptyDatabase()
  await writeFile(join(folder, 'dump.tar'), Buffer.from(await dump.arrayBuffer()))

  const binary = process.env['PGBOUNCER']
  const pooler: PgBouncer | undefined = binary ? await startPgBouncer(binary, server.port) : undefined
  project.provide('postgres', server.url(''))
  project.provide('pooler', pooler?.port)
  project.provide('embeddedDump', join(folder, 'dump.tar'))
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await pooler?.stop()
    await server.stop()
  }
}
