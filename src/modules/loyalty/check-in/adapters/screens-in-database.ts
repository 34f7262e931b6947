import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { DeskScreen, DeskScreens } from '../ports.ts'

export const screenMigrations: readonly Migration[] = [
  {
    name: '0042 loyalty: desk screens that can be ended',
    statements: [
      `create table loyalty.desk_screen (
        id uuid primary key,
        code_id uuid not null references loyalty.check_in_code (id),
        started_by text not null,
        started_at timestamptz not null,
        until timestamptz not null,
        ended_at timestamptz
      )`,
      'create index desk_screen_running on loyalty.desk_screen (until) where ended_at is null',
    ],
  },
]

const columns = 'id, code_id as "codeId", started_by as "startedBy", started_at as "startedAt", until'

interface MovableScreens extends DeskScreens {
  /** Lets the screens that show a code go on with the new one. */
  move(replacement: { readonly oldId: string; readonly newId: string }): Promise<void>
}

export function screensInDatabase(database: Database, cache: Cache): MovableScreens {
  const find = database.statement<DeskScreen>(
    'find-desk-screen',
    `select ${columns} from loyalty.desk_screen where id = $1 and ended_at is null`,
  )
  const add = database.statement<never>(
    'add-desk-screen',
    'insert into loyalty.desk_screen (id, code_id, started_by, started_at, until) values ($1, $2, $3, $4, $5)',
  )
  const running = database.statement<DeskScreen>(
    'running-desk-screens',
    `select ${columns} from loyalty.desk_screen where ended_at is null and until > $1 order by id desc limit 100`,
  )
  const end = database.statement<{ id: string }>(
    'end-desk-screen',
    `update loyalty.desk_screen set ended_at = $2
     where id = $1 and ended_at is null and until > $2::timestamptz returning id`,
  )
  const move = database.statement<{ id: string }>(
    'move-desk-screens',
    'update loyalty.desk_screen set code_id = $2 where code_id = $1 and ended_at is null returning id',
  )
  const screens = cache.readThrough('desk-screen', async id => (await find(id))[0])
  return {
    find: id => screens.get(id),
    async add({ id, codeId, startedBy, startedAt, until }) {
      await add(id, codeId, startedBy, startedAt, until)
      cache.invalidate('desk-screen', id)
    },
    running,
    async move({ oldId, newId }) {
      for (const { id } of await move(oldId, newId)) cache.invalidate('desk-screen', id)
    },
    async end(id, at) {
      cache.invalidate('desk-screen', id)
      return (await end(id, at)).length > 0
    },
  }
}
