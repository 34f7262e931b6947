import { describe, expect, it, onTestFinished } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../../src/server/parts.ts'
import { bothDatabases, type DatabaseKind, openEngine } from '../../support/databases.ts'

const numbers = schema.migrations.map(({ name }) => name).toSorted()

it('migrations begin with a number, each with its own', () => {
  expect(numbers.filter(name => !/^\d{4} \w+: ./.test(name))).toEqual([])
  expect(new Set(numbers.map(name => name.slice(0, 4))).size).toBe(numbers.length)
})

const query = async (engine: Engine, text: string) => (await engine.run(undefined, text, [])).rows
const migrationsIn = (engine: Engine) => query(engine, 'select name from platform.migration order by name')

const plainPhoto = `insert into diary.photo (member_id, id, digest, uploaded_at)
  values (gen_random_uuid(), gen_random_uuid(), 'digest', now())`

/** Whatever 0.1.0 wrote, as 1.0.0 left it until its job came to it. */
const plainRows: readonly (readonly [string, string])[] = [
  [
    'diary.entry',
    `insert into diary.entry (member_id, id, title, entry_type, points_awarded, created_at)
     values (gen_random_uuid(), gen_random_uuid(), 'Swelling', 'before', 0, now())`,
  ],
  ['diary.photo', plainPhoto],
  ...['notes', 'admin_notes'].map(
    column =>
      [
        'requests.request',
        `insert into requests.request (member_id, id, service_id, service_name, status, request_date, ${column})
         values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'HydraFacial', 'pending', now(), 'Bruise')`,
      ] as const,
  ),
  [
    'identity.profile_photo',
    `with mia as (
       insert into identity.member (id, email, first_name, last_name, created_at)
       values (gen_random_uuid(), 'mia@velora.example', 'Mia', 'Hart', now()) returning id
     )
     insert into identity.profile_photo (member_id, version, picture, set_at)
     select id, gen_random_uuid(), '\\x52494646', now() from mia`,
  ],
]

const openAs = async (kind: DatabaseKind) => {
  const engine = await openEngine(kind)
  onTestFinished(engine.close)
  return engine
}

it.each(bothDatabases)('a new database records what one of 1.0.0 has, too (%s)', async kind => {
  const recorded = (await migrationsIn(await openAs(kind))) as { readonly name: string }[]
  const first = Array.from({ length: 105 }, (_, n) => String(n + 1).padStart(4, '0'))
  expect(recorded.slice(0, 105).map(({ name }) => name.slice(0, 4))).toEqual(first)
  expect(recorded.slice(105).map(({ name }) => name)).toEqual(numbers.filter(name => name >= '0106'))
})

describe.each(bothDatabases)('a database from before 1.0.0 (%s)', kind => {
  const open = () => openAs(kind)

  it.each([
    [
      'whose migrations have dates',
      `update platform.migration set name = '2026-11-21-01 ' || substr(name, 6)`,
    ],
    ['that lacks some of them', `delete from platform.migration where name >= '0105'`],
  ])('%s is refused, and nothing changes', async (_, older) => {
    const engine = await open()
    await query(engine, older)
    const before = await migrationsIn(engine)
    await expect(openDatabase(engine, schema)).rejects.toThrow(
      /^The database was made before version 1\.0\.0\. Start version 1\.0\.0 once/,
    )
    expect(await migrationsIn(engine)).toEqual(before)
  })

  it.each(plainRows)('with health data in %s that isn’t encrypted yet is refused', async (table, insert) => {
    const engine = await open()
    await query(engine, insert)
    await query(engine, `delete from platform.migration where name like '0141 %'`)
    const [migrations, rows] = [await migrationsIn(engine), await query(engine, `select * from ${table}`)]
    await expect(openDatabase(engine, schema)).rejects.toThrow(
      /^Some health data in this database isn’t encrypted yet\. .* then start this version\.$/,
    )
    expect([await migrationsIn(engine), await query(engine, `select * from ${table}`)]).toEqual([
      migrations,
      rows,
    ])
    await query(engine, `delete from ${table}`)
    expect(await (await openDatabase(engine, schema)).ready()).toBe(true)
  })

  it('starts if the only photo that isn’t encrypted is about to be deleted', async () => {
    const engine = await open()
    await query(engine, plainPhoto)
    await query(engine, 'update diary.photo set given_up = true')
    await query(engine, `delete from platform.migration where name like '0141 %'`)
    expect(await (await openDatabase(engine, schema)).ready()).toBe(true)
  })
})
