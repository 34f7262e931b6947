import pg from 'pg'
import type { Engine, Run } from './database.ts'
import { isReadOnly } from './database-errors.ts'
import { openTransaction } from './open.ts'
import { openListeners } from './postgres-listeners.ts'

/** At peak times, requests wait for a connection instead of failing. */
const connectionTimeoutMillis = 4_000

export interface PostgresOptions {
  readonly url: string
  /**
   * PostgreSQL itself, if `url` points to a pooler in transaction mode. A pooler sets the timeouts itself
   * (`connect_query`), because it rejects them when a connection starts.
   */
  readonly directUrl?: string | undefined
  /** The pool's maximum size; 10 by default. */
  readonly connections?: number | undefined
  /** Statement timeout; 5,000 by default. */
  readonly statementMs?: number | undefined
  readonly onError: (error: Error) => void
}

export interface PostgresEngine extends Engine {
  readonly pool: pg.Pool
}

// Dates stay strings, as everywhere in the product; a `Date` would depend on a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)

/** Runs statements on one connection, and remembers whether it can be reused. */
interface Connection {
  readonly run: Run
  readonly script: Engine['script']
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
    // Normally the server's own timeout fires first. This one is for a server that doesn't respond.
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
    withoutTimeouts: work => withoutTimeouts(directUrl, work, onError),
    outside: work =>
      onOwnConnection(directUrl, onError, client => work((...words) => runOn(client, ...words))),
    script: text => withConnection(({ script }) => script(text)),
    listen: listeners.listen,
    async close() {
      listeners.close()
      await pool.end()
    },
  }
}

/** Sent as startup parameters; PgBouncer rejects them. */
export const limitsOf = (statementMs: number) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: 10_000,
})

async function runOn(client: pg.ClientBase, ...[name, text, values]: Parameters<Run>) {
  const result = await client.query({ ...(name && { name }), text, values: [...values] })
  return { rows: result.rows, affected: result.rowCount ?? 0, command: result.command }
}

/**
 * PgBouncer remembers the name of a failed prepared statement and disconnects a client that prepares it again. pg does
 * just that until the statement first succeeds, so we prepare it under another name.
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
  const noted = (error: unknown) => {
    // After an ordinary SQL error the connection is fine. After a read-only error, a new connection may reach another
    // server.
    if (!(error instanceof pg.DatabaseError) || error.severity !== 'ERROR' || isReadOnly(error))
      broken = error as Error
    throw error
  }
  return {
    client,
    broken: () => broken,
    run: (...statement) => send(client, ...statement).catch(noted),
    async script(text) {
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(text).catch(noted)
      return [results].flat().flatMap(({ rows }) => rows)
    },
  }
}

/** Sends `begin` along with the first statement, and `commit` along with the last unawaited ones (D-141). */
async function inTransaction<T>(
  { run, broken }: Connection,
  work: (run: Run) => Promise<T>,
  onError: (error: Error) => void,
): Promise<T> {
  // Named, so it's sent like a statement, together with others of the same turn.
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
    // The server rolls back when a connection breaks.
    if (!broken()) await say('rollback').catch(onError)
    throw error
  }
}

/** Runs a transaction on a separate connection without the usual timeouts. */
const withoutTimeouts = <T>(url: string, work: (run: Run) => Promise<T>, onError: (error: Error) => void) =>
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
    // The database or the role may set its own timeouts.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    return await work(client)
  } finally {
    // Closing the connection rolls back if there was no commit.
    await client.end().catch(onError)
  }
}
