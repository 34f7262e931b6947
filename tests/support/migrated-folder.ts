import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A data folder of one's own whose embedded database is there and migrated, but empty. To make one is seven seconds of a
 * core, which the tests of starting spend once (`tests/platform/launch.test.ts`).
 */
export function migratedFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `velora-${name}-`))
  const database = join(folder, 'database')
  mkdirSync(database)
  execFileSync('tar', ['-xf', inject('embeddedDump'), '-C', database])
  return folder
}
