import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ConnectionUse, Engine, Run } from '#platform/database/database.ts'
import type { Figure, Measures } from './measures.ts'

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const secondsOfStatements = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]

export interface AnsweredRequest {
  readonly method: string
  /** The route's path pattern: a label for every requested path would grow without limit. */
  readonly route: string
  readonly status: number
}

/** The metrics of this process for Prometheus (D-121). */
export interface Metrics {
  readonly recordRequest: (request: AnsweredRequest, seconds: number) => void
  /** Wraps an engine so that its statements are timed by name; a library's statements count as 'unnamed'. */
  readonly measuring: <Measured extends Engine>(engine: Measured) => Measured
  readonly watchConnections: (use: () => ConnectionUse) => void
  /** For metrics that modules report. */
  readonly measures: Measures
  /** All metrics in Prometheus's text format. */
  readonly exposition: () => Promise<{ readonly type: string; readonly text: string }>
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const readers: (() => Promise<void>)[] = []
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took until their answer began, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsOfRequests,
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'How long statements took, by name; by itself, one waits for a connection, too',
    labelNames: ['statement', 'outcome'],
    buckets: secondsOfStatements,
    registers,
  })
  const timed = timing((statement, outcome, seconds) => statements.observe({ statement, outcome }, seconds))
  return {
    recordRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    measuring: engine => ({
      ...engine,
      run: timed(engine.run),
      transaction: work => engine.transaction(run => work(timed(run))),
    }),
    watchConnections: use => watch(use, registers),
    measures: measuresOn(registers, readers),
    async exposition() {
      await Promise.all(readers.map(each => each()))
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function measuresOn(registers: Registry[], readers: (() => Promise<void>)[]): Measures {
  return {
    counter({ name, help, labels }) {
      const counter = new Counter({ name, help, labelNames: [...labels], registers })
      return values => counter.inc(values)
    },
    gauges(named, read) {
      const gauges = named.map(
        ({ name, help, labels }) => new Gauge({ name, help, labelNames: [...labels], registers }),
      )
      readers.push(async () => {
        const figures = await read().catch(() => ({}) as Awaited<ReturnType<typeof read>>)
        for (const [index, gauge] of gauges.entries()) show(gauge, figures[named[index]?.name ?? ''] ?? [])
      })
    },
  }
}

/** Removes series that are no longer reported. */
function show(gauge: Gauge, figures: readonly Figure<string>[]): void {
  gauge.reset()
  for (const { labels, value } of figures) gauge.set(labels, value)
}

const timing =
  (record: (statement: string, outcome: 'ok' | 'error', seconds: number) => void) =>
  (run: Run): Run =>
  async (name, text, values) => {
    const began = performance.now()
    const end = (outcome: 'ok' | 'error') =>
      record(name ?? 'unnamed', outcome, (performance.now() - began) / 1000)
    try {
      const result = await run(name, text, values)
      end('ok')
      return result
    } catch (error) {
      end('error')
      throw error
    }
  }

function watch(use: () => ConnectionUse, registers: Registry[]): void {
  const meanings: Readonly<Record<keyof ConnectionUse, string>> = {
    size: 'How many connections to the database this process may have',
    used: 'How many of them work on something',
    waiting: 'How many statements and transactions wait for one',
  }
  for (const [part, help] of Object.entries(meanings) as [keyof ConnectionUse, string][])
    new Gauge({
      name: `database_connections_${part}`,
      help,
      registers,
      collect() {
        this.set(use()[part])
      },
    })
}
