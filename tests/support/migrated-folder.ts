import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseKind } from './databases.ts'

/**
 * A data folder of one's own whose embedded database is there and migrated, but empty. To make one is seven seconds of a
 * core, which only the tests of a first start spend. Beside PostgreSQL the folder is bare.
 */
export function migratedFolder(name: string, kind: DatabaseKind = 'embedded'): string {
  const folder = mkdtempSync(join(tmpdir(), `velora-${name}-`))
  if (kind === 'postgresql') return folder
  const database = join(folder, 'database')
  mkdirSync(database)
  execFileSync('tar', ['-xf', inject('embeddedDump'), '-C', database])
  return folder
}
