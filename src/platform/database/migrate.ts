import { MikroORM } from '@mikro-orm/sql'
import { betweenRequests } from './between-requests.ts'
import { buildIndexes } from './build-indexes.ts'
import type { Engine, Migration, Run } from './database.ts'
import { dialectOver, driverFor } from './orm.ts'

/** An older version on a newer schema could write data that the newer version doesn't expect (D-278). */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was migrated by a newer version of Velora (this version doesn’t know ${unknown.join(', ')}). ` +
        'Start that version or a newer one. To go back, restore a backup made by the older version into an empty database.',
    )
  }
}

/** The last migration of version 1.0.0. It and those before it are one baseline now, for new databases. */
const lastOfFirstRelease = '0105 '

class OlderDatabase extends Error {
  constructor() {
    super(
      'The database was made before version 1.0.0. Start version 1.0.0 once, then this version. Nothing was changed.',
    )
  }
}

/** Instances that start together briefly wait for each other even if there is nothing to migrate. */
const shortWaitMs = 2_000
const othersMigrate =
  'another instance is migrating the database. This one serves no requests until that is done'
const tellEveryMs = 5_000
export const migrationLock = "hashtext('velora migrations')"

/**
 * Migrates the database in one transaction, so that an interrupted start leaves nothing half done. Indexes of large
 * tables follow separately. If several instances start together, one migrates and the others wait. `tell` reports slow
 * steps. `before` runs first if a database that isn't new will change. Throws, without changes, if a newer version has run
 * here (D-278), or none since 1.0.0.
 */
export async function migrate(
  engine: Engine,
  migrations: readonly Migration[],
  tell: (words: string) => void,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  // Only one process can open an embedded database, and it has one connection, which `before` needs.
  const { withoutTimeouts } = engine
  const alone: NonNullable<Engine['withoutTimeouts']> = withoutTimeouts ?? (work => work(engine.run))
  await alone(async run => {
    const { rows } = await run(undefined, `select pg_try_advisory_xact_lock(${migrationLock}) as free`, [])
    if (!(rows[0] as { free: boolean }).free) {
      const notice = setTimeout(tell, shortWaitMs, othersMigrate)
      await run(undefined, `select pg_advisory_xact_lock(${migrationLock})`, []).finally(() =>
        clearTimeout(notice),
      )
    }
    const isNew = !(await isMigrated(run))
    if (!isNew) await refuseOtherVersions(run, migrations)
    if (!isNew && (await compare(run, migrations)).pending > 0) await before()
    const now = isNew || !engine.outside ? migrations : migrations.filter(({ concurrently }) => !concurrently)
    if (!isNew && (await compare(run, now)).pending === 0) return
    const work = (turn: Run) => migrateWithin(engine.kind, turn, now)
    const stop = tellingDuration(tell)
    await (withoutTimeouts ? betweenRequests(withoutTimeouts, work) : engine.transaction(work)).finally(stop)
  })
  const later = migrations.filter(({ concurrently }) => concurrently)
  if (engine.outside && later.length > 0) await buildIndexes(engine.outside, later, tell)
}

function tellingDuration(tell: (words: string) => void): () => void {
  const began = performance.now()
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000)
    tell(`the database has been migrating for ${seconds} s. This instance serves no requests until it’s done`)
  }, tellEveryMs)
  return () => clearInterval(timer)
}

/** Runs migrations in the caller's transaction. Nothing else may use the database in the meantime. */
export async function migrateWithin(
  kind: Engine['kind'],
  run: Run,
  migrations: readonly Migration[],
): Promise<void> {
  await run(undefined, 'create schema if not exists platform', [])
  await runPending(kind, run, migrations)
}

async function isMigrated(run: Run): Promise<boolean> {
  const { rows } = await run(undefined, "select to_regclass('platform.migration') is not null as found", [])
  return (rows[0] as { found: boolean }).found
}

async function refuseOtherVersions(run: Run, migrations: readonly Migration[]): Promise<void> {
  const { done, newer } = await compare(run, migrations)
  if (isBeforeFirstRelease(done, migrations)) throw new OlderDatabase()
  if (newer.length > 0) throw new NewerDatabase(newer)
}

/** Whether a database that recorded these migrations has never been opened by version 1.0.0 or a later one. */
export function isBeforeFirstRelease(recorded: readonly string[], known: readonly Migration[]): boolean {
  const last = known.find(({ name }) => name.startsWith(lastOfFirstRelease))
  return last !== undefined && !recorded.includes(last.name)
}

/** The recorded migrations that only a newer version has. */
export const newerAmong = (recorded: readonly string[], known: readonly Migration[]): readonly string[] =>
  recorded.filter(name => name > lastOfFirstRelease && !known.some(each => each.name === name))

/** How many migrations the database still needs. */
export const pendingMigrations = async ({ run }: Engine, migrations: readonly Migration[]): Promise<number> =>
  (await compare(run, migrations)).pending

async function compare(run: Run, migrations: readonly Migration[]) {
  const { rows } = await run(undefined, 'select name from platform.migration order by name', [])
  const done = rows.map(row => (row as { name: string }).name)
  const known = migrations.map(({ name }) => name)
  return {
    done,
    pending: known.filter(name => !done.includes(name)).length,
    newer: newerAmong(done, migrations),
  }
}

async function runPending(kind: Engine['kind'], run: Run, migrations: readonly Migration[]): Promise<void> {
  // Loaded only if needed: most starts have nothing to migrate.
  const { Migrator, Migration: OrmMigration } = await import('@mikro-orm/migrations')
  const asClass = ({ statements }: Migration) =>
    class extends OrmMigration {
      override up(): void {
        for (const statement of statements) this.addSql(statement)
      }
    }
  const { rows } = await run(undefined, 'select current_database() as name', [])
  const orm = await MikroORM.init({
    driver: await driverFor(kind),
    // The migrator creates a database with this name if it doesn't exist; nothing else uses the name.
    dbName: (rows[0] as { name: string }).name,
    driverOptions: dialectOver(run, async () => {}),
    entities: [],
    connect: false,
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    logger: () => {},
    migrations: {
      tableName: 'platform.migration',
      allOrNothing: false,
      snapshot: false,
      silent: true,
      migrationsList: [...migrations]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(migration => ({ name: migration.name, class: asClass(migration) })),
    },
  } as never)
  await new Migrator(orm.em as never).up()
}
