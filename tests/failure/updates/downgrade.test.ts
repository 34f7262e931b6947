import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { schema } from '../../../src/server/parts.ts'
import { newPostgresDatabase, usualDatabases } from '../../support/databases.ts'
import { runToEnd } from '../../support/process.ts'

it.each(usualDatabases)(
  'an older version does not start on a newer database, and changes nothing (%s)',
  async kind => {
    const folder = mkdtempSync(join(tmpdir(), 'velora-newer-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const url = kind === 'postgresql' ? await newPostgresDatabase() : undefined
    const openEngine = async () =>
      url
        ? openPostgres({
            url,
            onError: error => {
              throw error
            },
          })
        : openEmbedded(folder)
    const newer = { name: '2999_01_01_next_year', statements: ['create table loyalty.next_year (id int)'] }
    const later = { ...schema, migrations: [...schema.migrations, newer] }
    await (await openDatabase(await openEngine(), later)).close()

    const { code, output } = await runToEnd({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) })
    expect([code, output]).toEqual([1, expect.stringContaining('2999_01_01_next_year')])
    expect(output).toContain('by a newer version of Velora')

    const untouched = await openDatabase(await openEngine(), later)
    expect(await untouched.run("select to_regclass('loyalty.next_year') is not null as there")).toEqual([
      { there: true },
    ])
    await untouched.close()
  },
)
