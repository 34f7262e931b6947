export type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data'

export interface ConsumedBytes<Door = never, Input = never, Prepared = unknown> {
  /** What the body may claim to be: whole types or a group such as `image/*`. It proves nothing. */
  readonly types: readonly string[]
  readonly mostMegabytes: number
  /**
   * What is made of the bytes before the transaction of a staff action begins: `handle` gets it as `prepared`. Work on a
   * picture takes seconds, and a transaction holds a connection; the embedded database has only one.
   */
  readonly prepare?: (door: Door, input: Input) => Promise<Prepared>
}

export interface CacheableRequest {
  /** The browser sent a session: it may be somebody whom we know. */
  readonly hasSession: boolean
  readonly query: Readonly<Record<string, unknown>>
}
