import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseKind } from './databases.ts'

/**
 * A new data folder with a migrated, empty embedded database. Creating one takes seven seconds of CPU, which only tests
 * of a first start should spend. With PostgreSQL, the folder is empty.
 */
export function migratedFolder(name: string, kind: DatabaseKind = 'embedded'): string {
  const folder = mkdtempSync(join(tmpdir(), `velora-${name}-`))
  if (kind === 'postgresql') return folder
  const database = join(folder, 'database')
  mkdirSync(database)
  execFileSync('tar', ['-xf', inject('embeddedDump'), '-C', database])
  return folder
}
