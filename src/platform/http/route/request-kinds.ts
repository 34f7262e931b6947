export type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data'

export interface ConsumedBytes {
  /** What the body may claim to be: whole types or a group such as `image/*`. It proves nothing. */
  readonly types: readonly string[]
  readonly mostMegabytes: number
}

export interface CacheableRequest {
  /** The browser sent a session: it may be somebody whom we know. */
  readonly hasSession: boolean
  readonly query: Readonly<Record<string, unknown>>
}
