import { MikroORM } from '@mikro-orm/sql'
import type { Engine, Migration, Run } from './database.ts'
import { dialectOver, driverFor } from './orm.ts'

/** Instances that start together wait for each other a moment even when there is nothing to do. */
const shortWaitMs = 2_000
const lock = "hashtext('velora migrations')"

/**
 * Brings the database up to date in one transaction, so that a start that is interrupted leaves nothing half done.
 * Several instances may start at once: one migrates, the others hear `onWait` and wait for it, however long it takes.
 */
export async function migrate(
  engine: Engine,
  migrations: readonly Migration[],
  onWait: () => void,
): Promise<void> {
  await (engine.patiently ?? engine.transaction)(async run => {
    const { rows } = await run(undefined, `select pg_try_advisory_xact_lock(${lock}) as free`, [])
    if (!(rows[0] as { free: boolean }).free) {
      const notice = setTimeout(onWait, shortWaitMs)
      await run(undefined, `select pg_advisory_xact_lock(${lock})`, []).finally(() => clearTimeout(notice))
    }
    if (await isCurrent(run, migrations)) return
    await run(undefined, 'create schema if not exists platform', [])
    await runPending(engine, run, migrations)
  })
}

async function isCurrent(run: Run, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await run(undefined, "select to_regclass('platform.migration') is not null as found", [])
  return (rows[0] as { found: boolean }).found && (await pendingIn(run, migrations)) === 0
}

/** How many migrations this version knows and the database has not seen. */
export const pendingMigrations = ({ run }: Engine, migrations: readonly Migration[]): Promise<number> =>
  pendingIn(run, migrations)

async function pendingIn(run: Run, migrations: readonly Migration[]): Promise<number> {
  const { rows } = await run(undefined, 'select name from platform.migration', [])
  const done = new Set(rows.map(row => (row as { name: string }).name))
  return migrations.filter(migration => !done.has(migration.name)).length
}

async function runPending(engine: Engine, run: Run, migrations: readonly Migration[]): Promise<void> {
  // Loaded where there is something to do: most starts have nothing.
  const { Migrator, Migration: OrmMigration } = await import('@mikro-orm/migrations')
  const asClass = ({ statements }: Migration) =>
    class extends OrmMigration {
      override up(): void {
        for (const statement of statements) this.addSql(statement)
      }
    }
  const { rows } = await run(undefined, 'select current_database() as name', [])
  const orm = await MikroORM.init({
    driver: await driverFor(engine.kind),
    // The migrator creates a database that does not exist, and nothing else looks at this name.
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
