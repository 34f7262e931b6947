import { type MikroORM, SqlEntityManager, MikroORM as SqlOrm } from '@mikro-orm/sql'
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
import type { Database, Engine, Run, Table } from './database.ts'

/** Runs the entity manager's queries in the same place as statements. */
export interface OpenTransactions extends Pick<Database, 'inTransaction'> {
  /** Runs in the caller's transaction, if there is one. */
  readonly run: Run
  isOpen(): boolean
}

/** All databases of a process share what was read of their entities, which takes a tenth of a second. */
const known = new WeakMap<readonly Table[], Partial<Record<Engine['kind'], MikroORM>>>()

/** Makes entity managers on the engine's connections: they and statements share one pool and one transaction (D-126). */
export async function openOrm(
  kind: Engine['kind'],
  tables: readonly Table[],
  transactions: OpenTransactions,
): Promise<() => SqlEntityManager> {
  const driver = await driverFor(kind)
  const orms = known.get(tables) ?? {}
  const orm = orms[kind] ?? readEntities(driver, tables, refuse)
  known.set(tables, { ...orms, [kind]: orm })
  const client = Object.assign(new Kysely({ dialect: dialectOver(transactions.run) }), { transactions })
  return () => {
    // A fork, so that callers don't share loaded entities.
    const em = orm.em.fork() as SqlEntityManager
    em.setTransactionContext(client as never)
    return em
  }
}

/** `run` is for MikroORM's own connection, which entity managers don't use. */
export function readEntities(driver: unknown, tables: readonly Table[], run: Run): MikroORM {
  // Not `init`, which would load every installed extension.
  const orm: MikroORM = new SqlOrm({
    driver,
    dbName: 'velora',
    driverOptions: dialectOver(run),
    entities: [...tables],
    entityManager: JoiningEntityManager,
    allowGlobalContext: false,
    connect: false,
    // Otherwise it would create a second database with the name above.
    ensureDatabase: false,
    debug: false,
    discovery: { warnWhenNoEntities: false },
  } as never)
  leaveRefusals(orm)
  return orm
}

/** `em.transactional` opens or joins the transaction that statements use; a flush outside one opens its own. */
class JoiningEntityManager extends SqlEntityManager {
  private transactions = () =>
    (this.getTransactionContext() as unknown as { transactions: OpenTransactions }).transactions
  override isInTransaction = () => this.transactions().isOpen()

  override transactional<T>(work: (em: this) => T | Promise<T>): Promise<T> {
    return this.transactions().inTransaction(async () => {
      const em = this.fork({ clear: false, keepTransactionContext: true }) as this
      const result = await work(em)
      await em.flush()
      return result
    })
  }

  override flush = () => this.transactions().inTransaction(() => super.flush())
}

/** Loads only the driver in use. */
export async function driverFor(kind: Engine['kind']) {
  if (kind === 'embedded') return (await import('@mikro-orm/pglite')).PgliteDriver
  return (await import('@mikro-orm/postgresql')).PostgreSqlDriver
}

/** MikroORM wraps every error; this passes our refusals through unchanged. */
function leaveRefusals(orm: MikroORM): void {
  const converter = orm.em.getPlatform().getExceptionConverter()
  const convert = converter.convertException.bind(converter)
  converter.convertException = error => (error instanceof Refusal ? error : convert(error)) as never
}

export function dialectOver(run: Run, begin: () => Promise<void> = refuse): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      const { rows, affected } = await run(undefined, query.sql, query.parameters)
      return {
        rows: rows.map(row => textual(row as object)) as never[],
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

async function refuse(): Promise<never> {
  throw new Error('Transactions are opened by inTransaction only.')
}

/** MikroORM wants dates as PostgreSQL's text; the adapters' own statements want `Date`. Infinity is null here. */
const textual = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toJSON() : value]),
  )
