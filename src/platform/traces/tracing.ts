import type { Engine } from '#platform/database/database.ts'

/** What is known of a request once it was answered. */
export interface TracedAnswer {
  /** The path as the route writes it: addresses carry tokens and names. */
  readonly route: string
  readonly status: number
}

/** Where the time of one request or job went, for a collector that the operator names (D-121). */
export interface Tracing {
  /** One span for a request, under the caller's when `parent` is a `traceparent` that can be read. */
  readonly request: (
    method: string,
    parent: string | undefined,
    work: () => Promise<TracedAnswer>,
  ) => Promise<void>
  /** One span for a batch of jobs, which begins a trace. */
  readonly job: <T>(queue: string, work: () => Promise<T>) => Promise<T>
  /** The same engine with a span for each statement of a request or a job; neither its text nor its values leave. */
  readonly tracingStatements: <Traced extends Engine>(engine: Traced) => Traced
  /** Sends what is left, for up to two seconds. */
  readonly close: () => Promise<void>
}
