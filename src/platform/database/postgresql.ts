import pg from 'pg'
import type { Engine, Run } from './database.ts'

export interface PostgresOptions {
  readonly url: string
  readonly connections?: number
  /** How long a statement may take; 5,000 when left out. */
  readonly statementMs?: number
  readonly onError: (error: Error) => void
}

export interface PostgresEngine extends Engine {
  readonly pool: pg.Pool
}

const runOn =
  (queryable: pg.Pool | pg.ClientBase): Run =>
  async (name, text, values) => {
    const result = await queryable.query({ ...(name && { name }), text, values: [...values] })
    return { rows: result.rows, affected: result.rowCount ?? 0 }
  }

/** A connection takes one statement at a time; pg 9 refuses a second one instead of letting it wait. */
function oneAtATime(run: Run): Run {
  let last: Promise<unknown> = Promise.resolve()
  return (...statement) => {
    const next = () => run(...statement)
    const result = last.then(next, next)
    last = result
    return result
  }
}

export function openPostgres({
  url,
  connections = 10,
  statementMs = 5_000,
  onError,
}: PostgresOptions): PostgresEngine {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2_000,
    statement_timeout: statementMs,
    query_timeout: statementMs + 1_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  })
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  const patient = { connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true }
  let closed = false
  const stopListening = new Map<string, () => void>()

  return {
    kind: 'postgresql',
    pool,
    run: runOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work(oneAtATime(runOn(client)))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(failure => {
          broken = failure
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
    async patiently(work) {
      const client = new pg.Client(patient)
      client.on('error', onError)
      try {
        await client.connect()
        await client.query('begin')
        // The database or the role may have limits of their own.
        await client.query(
          'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
        )
        const result = await work(oneAtATime(runOn(client)))
        await client.query('commit')
        return result
      } finally {
        // Without a commit, the end of the connection takes back what was done.
        await client.end().catch(onError)
      }
    },
    async script(text) {
      const results: pg.QueryResult | pg.QueryResult[] = await pool.query(text)
      return [results].flat().flatMap(({ rows }) => rows)
    },
    async listen(channel, onMessage, onGap) {
      const connect = async () => {
        const client = new pg.Client({
          connectionString: url,
          connectionTimeoutMillis: 2_000,
          keepAlive: true,
        })
        const reconnect = () => {
          client.removeAllListeners('end')
          client.end().catch(() => {})
          if (closed) return
          setTimeout(() => connect().then(onGap, onError), 500).unref()
        }
        client.on('error', onError)
        client.once('end', reconnect)
        client.on('notification', message => onMessage(message.payload ?? ''))
        stopListening.set(channel, () => {
          client.removeAllListeners('end')
          client.end().catch(() => {})
        })
        try {
          await client.connect()
          await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        } catch (error) {
          reconnect()
          throw error
        }
      }
      await connect()
    },
    async close() {
      closed = true
      for (const stop of stopListening.values()) stop()
      await pool.end()
    },
  }
}
