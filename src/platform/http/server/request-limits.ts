/** What a request may take of a process before it is answered, whoever asks. */
export interface RequestLimits {
  readonly headersMs: number
  /** For JSON and forms, which are small. */
  readonly bodyMs: number
  /** For a photo over a bad connection. */
  readonly uploadMs: number
  /** Bodies of at most 100 kB that are being read; more are asked to come again. */
  readonly bodiesAtOnce: number
  readonly headers: number
  readonly headerBytes: number
}

export const requestLimits: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 20_000,
  uploadMs: 60_000,
  bodiesAtOnce: 500,
  headers: 100,
  headerBytes: 16_384,
}
