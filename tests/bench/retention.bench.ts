import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { purging } from '#platform/scheduled-tasks/housekeeping.ts'
import { retention, schema } from '../../src/server/parts.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { runToEnd, startVelora } from '../support/process.ts'
import { removeFolder } from './bench/others.ts'
import { settingsIn } from './bench/side.ts'
import { say } from './figures.ts'

/**
 * What a member takes on disk and in a backup after 26 months, and what it is once messages of more than 13 months are
 * counts. A month of a member: two visits (two entries each), three campaigns by email, two other notifications, one mail.
 * `npm run bench -- retention [--members 10000]`
 */
const { members } = parseArgs({ options: { members: { type: 'string', default: '10000' } } }).values
const [people, months] = [Number(members), 26]
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
const perMonth = { entry: 4, delivery: 3, notification: 5, mail: 1 }

const server = await startPostgres()
const env: Record<string, string> = settingsIn(undefined)
try {
  await server.createDatabase('clinic')
  env['DATABASE_URL'] = server.url('clinic')
  env['BACKUP_TO'] = join(env['DATA_DIR'] ?? '', 'backups')
  env['BACKUP_PASSPHRASE'] = 'a passphrase for the bench'
  await (await startVelora(env)).end('SIGTERM')
  await runToEnd(env, 'src/commands/seed-large.ts', [
    ...['--patients', String(people), '--entries', String(people * months * perMonth.entry)],
  ])
  const engine = openPostgres({ url: server.url('clinic'), onError: () => {}, statementMs: 3_600_000 })
  const database = await openDatabase(engine, schema)
  for (const statement of messages()) await database.run(statement)
  await database.run('vacuum analyze')
  const sizes = async () =>
    (await database.run(
      `select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::float8 as bytes, reltuples::float8 as rows
       from pg_class c where c.oid = any(array['loyalty.entry', 'messaging.delivery', 'messaging.notification',
         'messaging.mail', 'messaging.delivery_count', 'messaging.message_count']::regclass[])`,
    )) as { name: string; bytes: number; rows: number }[]
  const total = async () =>
    (
      (await database.run('select pg_database_size(current_database())::float8 as bytes')) as {
        bytes: number
      }[]
    )[0]?.bytes ?? 0
  const report = async (when: string) => {
    for (const { name, bytes, rows } of await sizes())
      say(
        `| ${when} | ${name} | ${rows} rows | ${megabytes(bytes)} MB | ${Math.round(bytes / rows)} bytes a row |`,
      )
    say(
      `| ${when} | database | | ${megabytes(await total())} MB | ${Math.round((await total()) / people)} bytes a member |`,
    )
    const { output } = await runToEnd(env, 'src/commands/backup.ts', [])
    const [file = ''] = /velora-\w+\.backup\.age/.exec(output) ?? []
    const { size } = statSync(join(env['BACKUP_TO'] ?? '', file))
    say(`| ${when} | backup | | ${megabytes(size)} MB | ${Math.round(size / people)} bytes a member |`)
  }
  await report('before')
  const began = performance.now()
  let longest = 0
  for (const rule of retention.filter(({ counted }) => counted)) {
    let last = performance.now()
    await purging(database, rule)(new Date(), () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      return false
    })
  }
  say(
    `counted in ${((performance.now() - began) / 1000).toFixed(1)} s, a batch in at most ${longest.toFixed(0)} ms`,
  )
  await database.run('vacuum full analyze')
  await report('after')
  await database.close()
} finally {
  await server.stop()
  removeFolder(env)
}
process.exit()

function messages(): readonly string[] {
  const at = `now() - n * interval '1 month' - interval '1 day'`
  const id = (what: string) =>
    `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${what}), 1, 3)
      || '8' || substr(md5(${what}), 4, 15))::uuid`
  const each = (count: number) =>
    `identity.member m cross join generate_series(0, ${months - 1}) n cross join generate_series(1, ${count}) k
     where m.role = 'member'`
  const words = `'A quiet Tuesday for you', 'Our rooms are calm on Tuesdays. Come by after work and stay a little longer: tea is on us.'`
  return [
    `insert into messaging.campaign (id, kind, channel, title, message, type, audience, send_to_all, state, actor, created_at, started_at)
     select ${id("'campaign' || n || k")}, 'email', 'email', ${words}, 'PROMOTION', 'ALL', false, 'done', 'staff', ${at}, ${at}
     from generate_series(0, ${months - 1}) n cross join generate_series(1, ${perMonth.delivery}) k`,
    `insert into messaging.delivery (campaign_id, channel, target, id, member_id, first_name, state, carrier, attempts,
       next_attempt_at, begun_at, left_at, settled_at)
     select ${id("'campaign' || n || k")}, 'email', m.email, ${id("'delivery' || m.id || n || k")}, m.id, m.first_name, 'sent',
       'smtp', 1, ${at}, ${at}, ${at}, ${at} from ${each(perMonth.delivery)} order by n desc`,
    `insert into messaging.notification (member_id, id, title, message, type, is_read, created_at, campaign_id)
     select m.id, ${id("'notification' || m.id || n || k")}, ${words}, 'PROMOTION', true, ${at},
       case when k <= ${perMonth.delivery} then ${id("'campaign' || n || k")} end from ${each(perMonth.notification)} order by n desc`,
    `insert into messaging.mail (id, member_id, to_email, to_first_name, subject, contents, kind, state, channel, attempts,
       next_attempt_at, created_at, settled_at)
     select ${id("'mail' || m.id || n || k")}, m.id, m.email, m.first_name, 'Your points', repeat('You have new points. ', 20),
       'service', 'sent', 'smtp', 1, ${at}, ${at}, ${at} from ${each(perMonth.mail)} order by n desc`,
  ]
}
