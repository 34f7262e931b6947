import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { together } from '#platform/kernel/together.ts'
import type { Engine, Run } from './database.ts'
import { isReadOnly } from './database-errors.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { openTransaction } from './open-transaction.ts'
import { cut, openListeners } from './postgres-listeners.ts'
import { type Silence, watchForSilence } from './silence.ts'

const tooManyConnections = '53300'
const waitTimeoutMs = 5_000

export interface PostgresOptions {
  readonly url: string
  readonly connections?: number
  /** How long a statement may take; 5,000 when left out. */
  readonly statementMs?: number | undefined
  readonly onError: (error: Error) => void
}

export interface PostgresEngine extends Engine {
  readonly pool: pg.Pool
}

const runOn =
  (client: pg.ClientBase): Run =>
  async (name, text, values) => {
    const result = await client.query({ ...(name && { name }), text, values: [...values] })
    return { rows: result.rows, affected: result.rowCount ?? 0, command: result.command }
  }

/** Runs on one connection, and remembers that it is of no more use. */
interface Connection {
  readonly run: Run
  readonly client: pg.PoolClient
  broken(): Error | undefined
}

export function openPostgres(options: PostgresOptions): PostgresEngine {
  const { url, connections = 10, onError } = options
  const pool = openPool(options)
  const listeners = openListeners(url, onError)
  const silence = watchForSilence({
    ask: () => ask(url, listeners.connected()),
    isWordOfServer: error => error instanceof pg.DatabaseError,
    // What is told from now on is lost: the listeners connect anew when they can, and say so.
    onSilence: listeners.cut,
  })
  const withConnection = connectionsOf(pool, silence)
  return {
    kind: 'postgresql',
    connections,
    pool,
    run: (...statement) => withConnection(({ run }) => run(...statement)),
    transaction: work => withConnection(connection => inTransaction(connection, work, onError)),
    patiently: work => patiently(url, work, onError),
    script: text =>
      withConnection(async ({ client }) => {
        const results: pg.QueryResult | pg.QueryResult[] = await silence.hearing(() => client.query(text))
        return [results].flat().flatMap(({ rows }) => rows)
      }),
    listen: listeners.listen,
    async close() {
      silence.end()
      listeners.close()
      await pool.end()
    },
  }
}

function openPool({ url, connections = 10, statementMs = 5_000, onError }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementMs,
    query_timeout: statementMs + 1_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    pipeline: true,
    stream: () => new GatheringSocket(),
  })
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  return pool
}

/** Lends a connection of the pool for some work, and gives it up where it broke meanwhile. */
const connectionsOf =
  (pool: pg.Pool, silence: Silence) =>
  async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const coming = { isAwaited: true }
    const client = await silence
      .hearing(async () => {
        const come = await connected(pool)
        // Whoever asked for it was told meanwhile that nobody answers.
        if (!coming.isAwaited) come.release()
        return come
      })
      .catch(error => {
        coming.isAwaited = false
        throw error
      })
    const connection = connectionOn(client, silence)
    try {
      return await work(connection)
    } finally {
      client.release(connection.broken())
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
    const ended = transaction.end()
    const [, , committed] = await together(begun, ended, say('commit'))
    transaction.expectCommit(committed)
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
    connectionTimeoutMillis: 2_000,
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
    const transaction = openTransaction(runOn(client))
    const result = await work(transaction.run)
    const [, committed] = await together(transaction.end(), client.query('commit'))
    transaction.expectCommit(committed)
    return result
  } finally {
    // Without a commit, the end of the connection takes back what was done.
    await client.end().catch(onError)
  }
}

/** A connection of the pool. Where the server has none left for us, one of ours will be free soon. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const until = Date.now() + waitTimeoutMs; ; ) {
    try {
      return await pool.connect()
    } catch (error) {
      if ((error as { code?: string }).code !== tooManyConnections || Date.now() > until) throw error
      await sleep(50)
    }
  }
}

function connectionOn(client: pg.PoolClient, silence: Silence): Connection {
  let broken: Error | undefined
  return {
    client,
    broken: () => broken,
    async run(name, text, values) {
      try {
        const result = await silence.hearing(() =>
          client.query({ ...(name && { name }), text, values: [...values] }),
        )
        return { rows: result.rows, affected: result.rowCount ?? 0, command: result.command }
      } catch (error) {
        // What the server says about a statement leaves the connection as it was; the next one may lead to another server.
        if (!(error instanceof pg.DatabaseError) || error.severity !== 'ERROR' || isReadOnly(error))
          broken = error as Error
        throw error
      }
    },
  }
}

/**
 * Any answer will do, also that there is no room, that the server is about to start, or that nobody listens any more.
 * Over a connection that is there, if possible: on a busy machine a new one takes a while.
 */
async function ask(url: string, there: pg.Client | undefined): Promise<void> {
  const client =
    there ?? new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 })
  try {
    if (client !== there) await client.on('error', () => {}).connect()
    await client.query('select 1')
  } catch (error) {
    const isAnswer = error instanceof pg.DatabaseError || (error as { code?: string }).code === 'ECONNREFUSED'
    if (!isAnswer) throw error
  } finally {
    if (client !== there) cut(client)
  }
}
