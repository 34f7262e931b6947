import type { Engine } from '#platform/database/database.ts'

/** Details of a finished request. */
export interface TracedAnswer {
  /** The route's path pattern. Real URLs contain tokens and names. */
  readonly route: string
  readonly status: number
}

/** Sends the timings of each request or job to the operator's collector (D-121). */
export interface Tracing {
  /** One span per request, under the caller's span if `parent` is a readable `traceparent`. */
  readonly request: (
    method: string,
    parent: string | undefined,
    work: () => Promise<TracedAnswer>,
  ) => Promise<void>
  /** One span per batch of jobs, in a new trace. */
  readonly job: <T>(queue: string, work: () => Promise<T>) => Promise<T>
  /** Wraps an engine so that each statement in a request or job gets a span. SQL text and values aren't sent. */
  readonly tracingStatements: <Traced extends Engine>(engine: Traced) => Traced
  /** Flushes the remaining spans, for up to two seconds. */
  readonly close: () => Promise<void>
}
