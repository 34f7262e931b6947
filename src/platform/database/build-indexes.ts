import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, Migration, Run } from './database.ts'

const lockName = "hashtext('velora indexes')"
const lookAgainMs = 500
const tellEveryMs = 5_000
const indexPattern = /^create (unique )?index (\w+) on (\w+)\.(?=\w)/

/**
 * Builds the indexes of pending migrations one by one, without blocking writes. Rebuilds one that an interrupted start
 * left unfinished. Instances take turns by polling: PostgreSQL finishes an index only after all older statements,
 * including one that waits for a lock.
 */
export async function buildIndexes(
  outside: NonNullable<Engine['outside']>,
  migrations: readonly Migration[],
  tell: (words: string) => void,
): Promise<void> {
  await outside(async run => {
    if ((await pendingAmong(run, migrations)).length === 0) return
    const stop = tellingProgress(outside, tell)
    try {
      while (!(await isLocked(run))) await sleep(lookAgainMs)
      for (const { name, statements } of await pendingAmong(run, migrations)) {
        for (const statement of statements) await build(run, statement)
        await run(undefined, 'insert into platform.migration (name) values ($1)', [name])
      }
    } finally {
      stop()
    }
  })
}

async function pendingAmong(run: Run, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows } = await run(undefined, 'select name from platform.migration', [])
  const done = new Set(rows.map(row => (row as { name: string }).name))
  return migrations.filter(({ name }) => !done.has(name)).sort((a, b) => a.name.localeCompare(b.name))
}

/** The lock lasts as long as the connection. */
async function isLocked(run: Run): Promise<boolean> {
  const { rows } = await run(undefined, `select pg_try_advisory_lock(${lockName}) as is_locked`, [])
  return (rows[0] as { is_locked: boolean }).is_locked
}

async function build(run: Run, statement: string): Promise<void> {
  const [start = '', unique = '', index = '', schema = ''] = indexPattern.exec(statement) ?? []
  if (!start)
    throw new Error(`Only “create index … on schema.table” is built concurrently, not: ${statement}`)
  const name = `${schema}.${index}`
  const { rows } = await run(
    undefined,
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rows.length > 0) await run(undefined, `drop index concurrently ${name}`, [])
  const rest = statement.slice(start.length)
  await run(undefined, `create ${unique}index concurrently if not exists ${index} on ${schema}.${rest}`, [])
}

interface Progress {
  readonly index: string
  readonly phase: string
  readonly done: number
}

/** Reports progress, whichever instance is building. */
function tellingProgress(outside: NonNullable<Engine['outside']>, tell: (words: string) => void): () => void {
  const look = () =>
    outside(async run => {
      const { rows } = await run(
        undefined,
        `select index_relid::regclass::text as index, phase,
           (100 * greatest(blocks_done::float8 / nullif(blocks_total, 0), tuples_done::float8 / nullif(tuples_total, 0), 0))::int as done
         from pg_stat_progress_create_index where datname = current_database()`,
        [],
      )
      for (const { index, phase, done } of rows as Progress[])
        tell(`Building index ${index} (${phase}, ${done}%). This instance serves no requests until it’s done`)
    }).catch(() => {})
  const timer = setInterval(look, tellEveryMs)
  return () => clearInterval(timer)
}
