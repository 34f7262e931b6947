import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../src/server/parts.ts'

const cache = new URL('../../node_modules/.cache/velora/', import.meta.url)

/**
 * A migrated, empty embedded database, as an archive to load copies of. Built once per machine for the same migrations
 * and engine, because that takes six seconds of CPU.
 */
export async function emptyDatabase(): Promise<Blob> {
  const file = new URL(emptyDatabaseName(), cache)
  if (!existsSync(file)) await keepAt(file, await migrated())
  return new Blob([await readFile(file)])
}

/** The archive's file name, which changes with the migrations, the engine, or this code. */
function emptyDatabaseName(): string {
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  // The source text, because Vitest and Node compile it differently, and would each build their own database.
  const howMade = readFileSync(new URL(import.meta.url), 'utf8')
  const made = [lock, howMade, schema.migrations]
  const fingerprint = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32)
  return `empty-${fingerprint}.tar`
}

/** Writes it atomically, because another process may look for it at the same time. */
async function keepAt(file: URL, archive: Blob): Promise<void> {
  await mkdir(cache, { recursive: true })
  const ours = new URL(`${file.href}.${crypto.randomUUID()}`)
  await writeFile(ours, Buffer.from(await archive.arrayBuffer()))
  await rename(ours, file)
}

/** Leaves out half of a copy's cost: files of unused databases and empty buffers. */
async function migrated(): Promise<Blob> {
  const engine = await openEmbedded(undefined)
  const database = await openDatabase(engine, schema)
  await engine.native.exec('update pg_database set datistemplate = false')
  for (const unused of ['template0', 'template1']) await engine.native.exec(`drop database ${unused}`)
  await engine.native.exec("alter system set shared_buffers = '8MB'")
  await engine.native.exec('checkpoint')
  const archive = await engine.native.dumpDataDir('none')
  await database.close()
  return archive
}
