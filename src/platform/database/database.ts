import type { EntitySchema, SqlEntityManager } from '@mikro-orm/sql'

export interface Answer {
  readonly rows: unknown[]
  readonly affected: number
  /** What the server says that it did: 'INSERT', 'COMMIT'. The embedded database does not say. */
  readonly command?: string
}

/** Runs one SQL text with its values and gives the rows. Statements run in the order in which they were asked for. */
export type Run = (name: string | undefined, text: string, values: readonly unknown[]) => Promise<Answer>

/** One connection-like source of rows: PostgreSQL's pool or the embedded database. */
export interface Engine {
  readonly kind: 'postgresql' | 'embedded'
  connectionUse(): ConnectionUse
  run: Run
  /** Opens a transaction, hands over its `run`, commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** The same on a connection of its own, whose statements take as long as they take. Absent: no statement has a limit. */
  patiently?<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** On a connection of its own, without a transaction or limits. Absent where only one connection can be. */
  outside?<T>(work: (run: Run) => Promise<T>): Promise<T>
  /** Keeps listening until close, also across lost connections; `onGap` says that messages may have been lost. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  /** Several statements in one text, without values; gives the rows of all of them. All or nothing. */
  script(text: string): Promise<unknown[]>
  close(): Promise<void>
}

/** Of the connections that this process may have. */
export interface ConnectionUse {
  readonly size: number
  readonly used: number
  /** How many statements and transactions wait for one. */
  readonly waiting: number
}

// biome-ignore lint/suspicious/noExplicitAny: the only type that every entity agrees with.
export type Table = EntitySchema<any>

export interface Migration {
  /** Sorts by name over all modules: 'YYYY-MM-DD-n module: what'. */
  readonly name: string
  readonly statements: readonly string[]
  /**
   * They are `create index name on schema.table …` of tables that may be large: built one by one while others write, after
   * all other migrations and outside of their transaction.
   */
  readonly concurrently?: true
}

export interface Database {
  readonly kind: Engine['kind']
  /**
   * A prepared statement, parsed and planned once a connection, under a name of up to 63 bytes. Runs inside the
   * transaction that the caller is in, or by itself.
   */
  statement<R>(name: string, text: string): (...values: readonly unknown[]) => Promise<R[]>
  /**
   * A prepared statement whose rows nobody asks for. In a transaction it is sent and not waited for: should it fail, the
   * transaction does (D-141). By itself it is waited for.
   */
  effect(name: string, text: string): (...values: readonly unknown[]) => Promise<void>
  /**
   * For a library that writes its own SQL: a text with values is one statement, a text without may hold several. Inside
   * the transaction that the caller is in, or by itself.
   */
  run(text: string, values?: readonly unknown[]): Promise<unknown[]>
  /** Runs `work` in a transaction, or joins the one that is already open. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>
  /** The transaction that the caller is in, to tell one from another. */
  openTransaction(): object | undefined
  /** Runs `effect` once the transaction that the caller is in has been committed; at once outside of one. */
  afterCommit(effect: () => void): void
  /** An entity manager of the caller's own, for forms and rare reads. It runs where statements run. */
  em(): SqlEntityManager
  connectionUse(): ConnectionUse
  /** Whether the database takes writes and every migration has run; rejects where it is away. */
  ready(): Promise<boolean>
  /** Tells every instance, this one included; inside a transaction when it commits. */
  notify(channel: string, payload: string): Promise<void>
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}
