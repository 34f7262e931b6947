import { openEmbedded } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../src/app.ts'

/**
 * A migrated, empty embedded database as an archive to load copies of. Half of what a copy costs is files of databases
 * that nobody opens and buffers that nobody fills: they are left out.
 */
export async function emptyDatabase(): Promise<Blob> {
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
