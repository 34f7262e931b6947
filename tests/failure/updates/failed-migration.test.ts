import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { schema } from '../../../src/server/parts.ts'
import { openTestApp } from '../../support/app.ts'
import { bothDatabases, newPostgresDatabase, openEngine } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints } from '../../support/points.ts'

/** A version whose second change fails after it did something. */
const failing = {
  ...schema,
  migrations: [
    ...schema.migrations,
    { name: '2999_01_01_good', statements: ['alter table loyalty.entry add column note text'] },
    {
      name: '2999_01_02_bad',
      statements: ['create table loyalty.next_year (id int)', 'insert into loyalty.next_year values (1 / 0)'],
    },
  ],
}

it.each(bothDatabases)(
  'a version whose migration fails changes nothing, and the old one serves on (%s)',
  async kind => {
    const url = kind === 'postgresql' ? await newPostgresDatabase() : undefined
    const engine = url ? openPostgres({ url, onError: () => {} }) : await openEngine(kind)
    const app = await openTestApp({ database: kind, engine })
    onTestFinished(app.stop)
    await givePoints(app, 'Mia', 700)

    // PostgreSQL is shared with the new version; the embedded database is the new one's alone while it tries.
    const shared = url ? openPostgres({ url, onError: () => {} }) : { ...engine, close: async () => {} }
    await expect(openDatabase(shared, failing)).rejects.toThrow(/division by zero/)

    const [left] = await app.database.run(
      `select to_regclass('loyalty.next_year') is null as is_whole,
       (select count(*)::int from platform.migration where name like '2999%') as recorded,
       (select count(*)::int from information_schema.columns where column_name = 'note' and table_name = 'entry') as columns`,
    )
    expect(left).toEqual({ is_whole: true, recorded: 0, columns: 0 })
    const mia = await app.member('Mia')
    expect((await mia.get('/api/auth/user')).status).toBe(200)
    await givePoints(app, 'Mia', 50)
    expect(await mia.balance()).toBe(750)
    await expectSoundLedger(app.database)
  },
)
