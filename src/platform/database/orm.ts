import { type MikroORM, type SqlEntityManager, MikroORM as SqlOrm } from '@mikro-orm/sql'
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { Refusal } from '#platform/kernel/refusal.ts'
import type { Engine, Run, Table } from './database.ts'

/**
 * MikroORM over the engine's own connections, so that one pool serves units of work and prepared statements.
 * A unit of work never opens a transaction by itself: `inTransaction` does, and hands its `run` to `entitiesOn` (D-126).
 */
export async function openOrm(engine: Engine, tables: readonly Table[]): Promise<MikroORM> {
  // Made without `init`, which would load every extension that is installed.
  const orm: MikroORM = new SqlOrm({
    driver: await driverFor(engine.kind),
    dbName: 'velora',
    driverOptions: dialectOver(engine.run) as never,
    entities: [...tables],
    allowGlobalContext: false,
    connect: false,
    // It would make a database of the name above, beside the one that it is on.
    ensureDatabase: false,
    debug: false,
    discovery: { warnWhenNoEntities: false },
  } as never)
  leaveRefusals(orm)
  return orm
}

/** Only the one that is needed is loaded. */
export async function driverFor(kind: Engine['kind']) {
  if (kind === 'embedded') return (await import('@mikro-orm/pglite')).PgliteDriver
  return (await import('@mikro-orm/postgresql')).PostgreSqlDriver
}

/** MikroORM makes an error of its own of everything; what we refuse stays what it is. */
function leaveRefusals(orm: MikroORM): void {
  const converter = orm.em.getPlatform().getExceptionConverter()
  const convert = converter.convertException.bind(converter)
  converter.convertException = error => (error instanceof Refusal ? error : convert(error)) as never
}

export function entitiesOn(orm: MikroORM, run: Run | undefined): SqlEntityManager {
  const entities = orm.em.fork() as SqlEntityManager
  if (run) entities.setTransactionContext(new Kysely({ dialect: dialectOver(run) }) as never)
  return entities
}

/** MikroORM wants dates as the texts that PostgreSQL sends; the statements of the adapters want `Date`. */
function asText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}

export function dialectOver(run: Run, begin = refuse): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      const { rows, affected } = await run(undefined, query.sql, query.parameters)
      return {
        rows: rows.map(row => textual(row as Record<string, unknown>)) as never[],
        numAffectedRows: BigInt(affected),
      }
    },
    streamQuery() {
      throw new Error('Streams go through statements, not through the unit of work.')
    },
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: begin,
    commitTransaction: begin,
    rollbackTransaction: begin,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: database => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

async function refuse(): Promise<void> {
  throw new Error('Transactions are opened by inTransaction only.')
}

function textual(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(value)]))
}
