import pg from 'pg'
import type { Engine, Run } from './database.ts'
import { isReadOnly } from './database-errors.ts'
import { openTransaction } from './open.ts'
import { openListeners } from './postgres-listeners.ts'

/** A crowd waits rather than being refused. */
const connectionTimeoutMillis = 4_000

export interface PostgresOptions {
  readonly url: string
  /** How many connections the pool has at most; 10 when left out. */
  readonly connections?: number | undefined
  /** How long a statement may take; 5,000 when left out. */
  readonly statementMs?: number | undefined
  readonly onError: (error: Error) => void
}

export interface PostgresEngine extends Engine {
  readonly pool: pg.Pool
}

// A day is its text, as the product has it, and no moment of some time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)

/** Runs on one connection, and remembers whether it can be used again. */
interface Connection {
  readonly run: Run
  readonly client: pg.PoolClient
  broken(): Error | undefined
}

export function openPostgres(options: PostgresOptions): PostgresEngine {
  const { url, connections = 10, statementMs = 5_000, onError } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    statement_timeout: statementMs,
    // The server has the first word: this is for one that says nothing.
    query_timeout: statementMs + 200,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
  })
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  const listeners = openListeners(url, onError)

  const withConnection = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = connectionOn(await pool.connect())
    try {
      return await work(connection)
    } finally {
      connection.client.release(connection.broken())
    }
  }
  return {
    kind: 'postgresql',
    pool,
    connectionUse: () => ({
      size: connections,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    run: (...statement) => withConnection(({ run }) => run(...statement)),
    transaction: work => withConnection(connection => inTransaction(connection, work, onError)),
    patiently: work => patiently(url, work, onError),
    script: text =>
      withConnection(async ({ client }) => {
        const results: pg.QueryResult | pg.QueryResult[] = await client.query(text)
        return [results].flat().flatMap(({ rows }) => rows)
      }),
    listen: listeners.listen,
    async close() {
      listeners.close()
      await pool.end()
    },
  }
}

async function runOn(client: pg.ClientBase, ...[name, text, values]: Parameters<Run>) {
  const result = await client.query({ ...(name && { name }), text, values: [...values] })
  return { rows: result.rows, affected: result.rowCount ?? 0, command: result.command }
}

function connectionOn(client: pg.PoolClient): Connection {
  let broken: Error | undefined
  return {
    client,
    broken: () => broken,
    async run(...statement) {
      try {
        return await runOn(client, ...statement)
      } catch (error) {
        // What the server says about a statement leaves the connection as it was; the next one may lead to another server.
        if (!(error instanceof pg.DatabaseError) || error.severity !== 'ERROR' || isReadOnly(error))
          broken = error as Error
        throw error
      }
    },
  }
}

/** `begin` goes out with the first statement, and `commit` with those that nobody waited for (D-141). */
async function inTransaction<T>(
  { run, broken }: Connection,
  work: (run: Run) => Promise<T>,
  onError: (error: Error) => void,
): Promise<T> {
  // Named, so that it is sent as statements are: with those of the same turn.
  const say = (word: string) => run(word, word, [])
  const transaction = openTransaction(run)
  const begun = say('begin')
  begun.catch(() => {})
  try {
    const result = await work(transaction.run)
    await transaction.commit(say('commit'))
    return result
  } catch (error) {
    transaction.end().catch(() => {})
    // A connection that is broken takes its transaction back by itself.
    if (!broken()) await say('rollback').catch(onError)
    throw error
  }
}

/** In a transaction on a connection of its own, without the limits that statements have otherwise. */
async function patiently<T>(
  url: string,
  work: (run: Run) => Promise<T>,
  onError: (error: Error) => void,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis,
    keepAlive: true,
    pipeline: true,
  })
  client.on('error', onError)
  try {
    await client.connect()
    await client.query('begin')
    // The database or the role may have limits of their own.
    await client.query(
      'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    )
    const transaction = openTransaction((...statement) => runOn(client, ...statement))
    const result = await work(transaction.run)
    await transaction.commit(runOn(client, undefined, 'commit', []))
    return result
  } finally {
    // Without a commit, the end of the connection takes back what was done.
    await client.end().catch(onError)
  }
}
