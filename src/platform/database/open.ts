import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from '#platform/kernel/refusal.ts'
import type { Answer, Database, Engine, Migration, Run, Table } from './database.ts'
import { DatabaseBusy, DatabaseUnavailable, isDatabaseAway, isDeadlock } from './database-errors.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { type OpenTransactions, openOrm } from './orm.ts'

interface CallersTransaction {
  readonly run: Run
  readonly afterCommit: (() => void)[]
}

export interface Schema {
  readonly tables: readonly Table[]
  readonly migrations: readonly Migration[]
}

/** PostgreSQL truncates longer names, so two names with the same beginning would collide. */
const longestName = 63

/**
 * Migrates and opens PostgreSQL or the embedded database; the rest of the product sees no difference. `tell` reports
 * slow steps. `beforeMigrating` runs if a database with data has pending migrations, and can refuse them.
 */
export async function openDatabase(
  rawEngine: Engine,
  schema: Schema,
  tell: (words: string) => void = () => {},
  beforeMigrating: (database: Database) => Promise<void> = async () => {},
): Promise<Database> {
  const engine = translatingFailures(rawEngine)
  const database = await databaseOn(engine, schema)
  await migrate(engine, schema.migrations, tell, () => beforeMigrating(database))
  return database
}

/** Opens a database that this process has already opened, or is about to migrate. */
export const openAsItIs = (engine: Engine, schema: Schema): Promise<Database> =>
  databaseOn(translatingFailures(engine), schema)

async function databaseOn(engine: Engine, { tables, migrations }: Schema): Promise<Database> {
  const open = new AsyncLocalStorage<CallersTransaction>()
  const transactions: OpenTransactions = {
    run: (...statement) => (open.getStore()?.run ?? engine.run)(...statement),
    isOpen: () => open.getStore() !== undefined,
    inTransaction: work => database.inTransaction(work),
  }
  const em = await openOrm(engine.kind, tables, transactions)

  const database: Database = {
    kind: engine.kind,
    ...statementsOn(transactions),
    async run(text, values = []) {
      const run = open.getStore()?.run
      if (run) return (await run(undefined, text, values)).rows
      return values.length > 0 ? (await engine.run(undefined, text, values)).rows : engine.script(text)
    },
    async inTransaction(work) {
      if (open.getStore()) return work()
      const afterCommit: (() => void)[] = []
      const result = await engine.transaction(run => open.run({ run, afterCommit }, work))
      for (const effect of afterCommit) effect()
      return result
    },
    openTransaction: () => open.getStore(),
    afterCommit(effect) {
      const transaction = open.getStore()
      if (transaction) transaction.afterCommit.push(effect)
      else effect()
    },
    em,
    table: name => tables.find(({ meta }) => meta.tableName === name) as Table,
    connectionUse: engine.connectionUse,
    async ready() {
      // Changes nothing, but fails if the database is read-only.
      await engine.run(undefined, 'update platform.migration set name = name where false', [])
      return (await pendingMigrations(engine, migrations)) === 0
    },
    async notify(channel, payload) {
      await transactions.run('notify', 'select pg_notify($1, $2)', [channel, payload])
    },
    async lock(name) {
      await transactions.run('lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
    },
    listen: engine.listen,
    close: engine.close,
  }
  return database
}

function statementsOn({ run, isOpen }: OpenTransactions): Pick<Database, 'statement' | 'effect'> {
  const statement: Database['statement'] = (name, text) => {
    if (Buffer.byteLength(name) > longestName) throw new Error(`A statement's name is too long: ${name}`)
    return async (...values) => (await run(name, text, values)).rows as never
  }
  return {
    statement,
    effect(name, text) {
      const execute = statement<never>(name, text)
      return async (...values) => {
        const done = execute(...values)
        if (!isOpen()) return void (await done)
        // The transaction reports this failure when it commits.
        done.catch(() => {})
      }
    },
  }
}

function translatingFailures(engine: Engine): Engine {
  const translate = (error: unknown): never => {
    if (error instanceof Refusal) throw error
    if (isDeadlock(error)) throw new DatabaseBusy()
    throw isDatabaseAway(error) ? new DatabaseUnavailable(error) : error
  }
  const translatingRun =
    (run: Run): Run =>
    (name, text, values) =>
      run(name, text, values).catch(translate)
  const { withoutTimeouts, outside } = engine
  return {
    ...engine,
    ...(withoutTimeouts && {
      withoutTimeouts: work => withoutTimeouts(run => work(translatingRun(run))).catch(translate),
    }),
    ...(outside && { outside: work => outside(run => work(translatingRun(run))).catch(translate) }),
    run: translatingRun(engine.run),
    script: text => engine.script(text).catch(translate),
    transaction: work => engine.transaction(run => work(translatingRun(run))).catch(translate),
  }
}

export interface OpenTransaction {
  /** Rejects statements after the transaction has ended, or they would run outside it. */
  readonly run: Run
  /** Accepts no more statements. Waits for the running ones and rejects with the first failure. */
  end(): Promise<void>
  /** Like `end`, while the `commit` is already on its way. Throws the cause if the server rolls back instead. */
  commit(committed: Promise<Pick<Answer, 'command'>>): Promise<void>
}

const abortedAlready = '25P02'

/** The statements of one transaction. After one fails, the others fail with the same reason. */
export function openTransaction(run: Run): OpenTransaction {
  const underWay = new Set<Promise<unknown>>()
  let failure: { readonly reason: unknown } | undefined
  let isOpen = true
  const failed = (reason: unknown) => {
    failure ??= { reason }
    return (reason as { code?: string }).code === abortedAlready ? failure.reason : reason
  }
  const end = async () => {
    isOpen = false
    await Promise.allSettled(underWay)
    if (failure) throw failure.reason
  }
  return {
    async run(...statement) {
      if (!isOpen) throw new Error('This transaction has ended, and takes no more statements.')
      const answer = run(...statement)
      underWay.add(answer)
      try {
        return await answer
      } catch (error) {
        throw failed(error)
      } finally {
        underWay.delete(answer)
      }
    },
    end,
    async commit(committed) {
      const [ended] = await Promise.allSettled([end(), committed])
      if (ended.status === 'rejected') throw ended.reason
      if ((await committed).command !== 'COMMIT') throw new Error('The transaction was taken back.')
    },
  }
}
