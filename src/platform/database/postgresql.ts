import pg from 'pg'
import type { Engine, Run } from './database.ts'
import { isReadOnly } from './database-errors.ts'
import { openTransaction } from './open.ts'
import { openListeners } from './postgres-listeners.ts'

/** A crowd waits rather than being refused. */
const connectionTimeoutMillis = 4_000

export interface PostgresOptions {
  readonly url: string
  /**
   * PostgreSQL itself, where `url` leads to a pooler whose clients share connections a transaction at a time. There, a
   * connection takes no limits when it begins: the pooler has them (`connect_query`).
   */
  readonly directUrl?: string | undefined
  /** How many connections the pool has at most; 10 when left out. */
  readonly connections?: number | undefined
  /** How long a statement may take; 5,000 when left out. */
  readonly statementMs?: number | undefined
  readonly onError: (error: Error) => void
}

export interface PostgresEngine extends Engine {
  readonly pool: pg.Pool
}

// A date is a string, as everywhere in the product, not a moment in a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)

/** Runs on one connection, and remembers whether it can be used again. */
interface Connection {
  readonly run: Run
  readonly client: pg.PoolClient
  broken(): Error | undefined
}

export function openPostgres(options: PostgresOptions): PostgresEngine {
  const { url, directUrl = url, connections = 10, statementMs = 5_000, onError } = options
  const isPooled = directUrl !== url
  const send = isPooled ? renaming(runOn) : runOn
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    ...(!isPooled && limitsOf(statementMs)),
    // The server has the first word: this is for one that says nothing.
    query_timeout: statementMs + 200,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
  })
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  const listeners = openListeners(directUrl, onError)

  const withConnection = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = connectionOn(await pool.connect(), send)
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
    patiently: work => patiently(directUrl, work, onError),
    outside: work =>
      onOwnConnection(directUrl, onError, client => work((...words) => runOn(client, ...words))),
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

/** Sent when a connection begins; PgBouncer refuses them. */
export const limitsOf = (statementMs: number) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: 10_000,
})

async function runOn(client: pg.ClientBase, ...[name, text, values]: Parameters<Run>) {
  const result = await client.query({ ...(name && { name }), text, values: [...values] })
  return { rows: result.rows, affected: result.rowCount ?? 0, command: result.command }
}

/**
 * PgBouncer keeps the name of a prepared statement that failed, and hangs up on a client that prepares it again, as pg does
 * until the statement has succeeded once. So it is prepared under another name then.
 */
function renaming(send: typeof runOn): typeof runOn {
  const statements = new WeakMap<pg.ClientBase, Map<string, { failures: number; isPrepared: boolean }>>()
  return async (client, name, text, values) => {
    if (!name) return send(client, name, text, values)
    const known = statements.get(client) ?? new Map()
    const statement = known.get(name) ?? { failures: 0, isPrepared: false }
    statements.set(client, known.set(name, statement))
    const { failures } = statement
    try {
      const answer = await send(client, failures ? `${failures} ${name}` : name, text, values)
      statement.isPrepared = true
      return answer
    } catch (error) {
      if (!statement.isPrepared) statement.failures = failures + 1
      throw error
    }
  }
}

function connectionOn(client: pg.PoolClient, send: typeof runOn): Connection {
  let broken: Error | undefined
  return {
    client,
    broken: () => broken,
    async run(...statement) {
      try {
        return await send(client, ...statement)
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
const patiently = <T>(url: string, work: (run: Run) => Promise<T>, onError: (error: Error) => void) =>
  onOwnConnection(url, onError, async client => {
    await client.query('begin')
    const transaction = openTransaction((...statement) => runOn(client, ...statement))
    const result = await work(transaction.run)
    await transaction.commit(runOn(client, undefined, 'commit', []))
    return result
  })

async function onOwnConnection<T>(
  url: string,
  onError: (error: Error) => void,
  work: (client: pg.Client) => Promise<T>,
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
    // The database or the role may have limits of their own.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return await work(client)
  } finally {
    // Without a commit, the end of the connection takes back what was done.
    await client.end().catch(onError)
  }
}
