import type { EntitySchema, SqlEntityManager } from '@mikro-orm/sql'

export interface Answer {
  readonly rows: unknown[]
  readonly affected: number
  /** The command that the server reports: 'INSERT', 'COMMIT'. The embedded database reports none. */
  readonly command?: string
}

/** Runs one SQL statement and returns its rows. Statements run in the order of the calls. */
export type Run = (name: string | undefined, text: string, values: readonly unknown[]) => Promise<Answer>

/** Runs SQL: PostgreSQL's pool or the embedded database. */
export interface Engine {
  readonly kind: 'postgresql' | 'embedded'
  connectionUse(): ConnectionUse
  run: Run
  /** Opens a transaction and passes in its `run`. Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** A transaction on a separate connection without a statement timeout. Absent if statements have no timeout anyway. */
  withoutTimeouts?<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** On a separate connection, without a transaction or timeouts. Absent if there can be only one connection. */
  outside?<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** Listens until close and reconnects if needed; `onGap` means that messages may have been lost. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  /** Runs several statements without values, all or nothing. Returns the rows of all of them. */
  script(text: string): Promise<unknown[]>
  close(): Promise<void>
}

/** How this process uses its connection pool. */
export interface ConnectionUse {
  readonly size: number
  readonly used: number
  /** How many statements and transactions wait for a connection. */
  readonly waiting: number
}

// biome-ignore lint/suspicious/noExplicitAny: the only type that every entity agrees with.
export type Table = EntitySchema<any>

export interface Migration {
  /** Sorts by name across all modules: '0141 server: what'. */
  readonly name: string
  readonly statements: readonly string[]
  /**
   * For `create index name on schema.table …` on tables that may be large. They are built one by one without blocking
   * writes, after all other migrations and outside their transaction.
   */
  readonly concurrently?: true
}

export interface Database {
  readonly kind: Engine['kind']
  /**
   * A prepared statement, planned once per connection; its name has at most 63 bytes. Runs in the caller's transaction,
   * if there is one.
   */
  statement<R>(name: string, text: string): (...values: readonly unknown[]) => Promise<R[]>
  /** A prepared statement without a result. A transaction doesn't wait for it, but fails if it does (D-141). */
  effect(name: string, text: string): (...values: readonly unknown[]) => Promise<void>
  /**
   * For libraries that write their own SQL, and to call a function. With values, the text is one statement; without, it
   * may be several. Runs in the caller's transaction, if there is one.
   */
  run(text: string, values?: readonly unknown[]): Promise<unknown[]>
  /** Runs `work` in a transaction, or joins the caller's. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>
  /** Waits for the lock of this name, and holds it until the caller's transaction ends. */
  lock(name: string): Promise<void>
  /** Identifies the caller's transaction. */
  openTransaction(): object | undefined
  /** Runs `effect` after the caller's transaction commits, or immediately if there is none. */
  afterCommit(effect: () => void): void
  /** A new entity manager for forms and rare reads. It runs in the caller's transaction, if there is one. */
  em(): SqlEntityManager
  /** The entity of a table that another room or module owns: `em.count(table('identity.contact'), …)`. */
  table(name: string): Table
  connectionUse(): ConnectionUse
  /** Whether the database accepts writes and all migrations have run. Rejects if the database is down. */
  ready(): Promise<boolean>
  /** Notifies every instance, including this one. In a transaction, it does so on commit. */
  notify(channel: string, payload: string): Promise<void>
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}
