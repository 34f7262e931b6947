import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Database, Engine } from '#platform/database/database.ts'
import { idempotencyInDatabase } from '#platform/http/route/idempotency.ts'
import { type RequestLimits, requestLimits } from '#platform/http/route/request-body.ts'
import {
  type EventStreams,
  openEventStreams,
  type StreamLimits,
  streamLimits,
} from '#platform/http/route/server-sent-events.ts'
import { listen } from '#platform/http/server/listen.ts'
import { openLog } from '#platform/http/server/log.ts'
import { createApp, metricsApp, type ServerOptions, startingApp } from '#platform/http/server/server.ts'
import type { Measures } from '#platform/metrics/measures.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Tracing } from '#platform/traces/tracing.ts'
import { logUnusablePlace } from './backups/usable-place.ts'
import { logFindings } from './findings.ts'
import { type Environment, type OpenClinic, openAll, openEngine } from './open-all.ts'
import { siteOf } from './pages/site.ts'
import { documentedRoutes } from './parts.ts'
import { openPreview } from './previews/open-preview.ts'
import type { Settings } from './settings.ts'
import { WrongSetting } from './wrong-setting.ts'

export interface RunningApp {
  readonly url: string
  readonly database: Database
  readonly modules: OpenClinic['modules']
  /**
   * Reports not ready from now on. Keeps serving until a load balancer has noticed, unless told to `hurry`. Then stops
   * accepting connections, finishes running requests and closes everything, within 8 s.
   */
  stop(how?: { readonly drainMs: number; readonly hurry: AbortSignal }): Promise<void>
}

interface ServerEnvironment extends Environment {
  readonly webFolder?: string
  /** How long a connection must be idle before shutdown closes it. */
  readonly drainConnectionsMs?: number
  readonly streamLimits?: Partial<StreamLimits>
  readonly requestLimits?: Partial<RequestLimits>
  /** Runs after the migrations and before the first request. */
  readonly prepare?: (modules: OpenClinic['modules'], database: Database) => Promise<void>
}

/** Starts the whole product on one port. Tests pass their own clock and database. */
export async function startApp(settings: Settings, environment: ServerEnvironment = {}): Promise<RunningApp> {
  const { prepare, drainConnectionsMs = 1_000 } = environment
  const log = openLog(settings.logLevel)
  const secure = settings.appUrl.startsWith('https:')
  const limits = { ...requestLimits, ...environment.requestLimits }
  const rawEngine = environment.engine ?? (await openEngine(settings, log))
  const metrics = await openMetricsFor(settings)
  const tracing = await openTracingFor(settings)
  const engine = watched(rawEngine, metrics?.measured, tracing)
  const server = await listen(startingApp({ secure, log }).callback(), settings, limits)
  const measures = metrics?.measured.measures
  const opening = openAll(settings, { ...environment, engine, measures, tracing }, log)
  const opened = await opening.catch(async error => {
    await server.close(0)
    throw error
  })
  const { database, jobs, modules } = opened
  metrics?.measured.watchConnections(database.connectionUse)
  await prepare?.(modules, database)
  // Loaded before the first page request, in case the database goes down.
  await modules.content.clinicOnPages()
  logFindings({ ...settings, ...(await modules.content.clinicSettings()) }, log)
  void logUnusablePlace(settings, log)

  const streams = openStreams(modules, environment, metrics?.measured.measures)
  let draining = false
  const options = { log, secure, limits, streams, metrics, tracing, draining: () => draining }
  const answer = createApp(serverOptions(settings, environment, opened, options))
  server.serve(answer)
  jobs.start().catch(opened.onJobError)
  return {
    url: server.url,
    database,
    modules,
    async stop({ drainMs, hurry } = { drainMs: 0, hurry: AbortSignal.abort() }) {
      draining = true
      const worked = jobs.finish()
      await setTimeout(drainMs, undefined, { signal: hurry }).catch(() => {})
      streams.close()
      await Promise.all([server.close(drainConnectionsMs), worked])
      await opened.close()
      await tracing?.close()
    },
  }
}

function openStreams(
  { access, cache }: OpenClinic['modules'],
  environment: ServerEnvironment,
  measures: Measures | undefined,
): EventStreams {
  const streams = openEventStreams(
    access.sessions,
    (keyHash, onChange) => cache.watch('session', keyHash, onChange),
    { ...streamLimits, ...environment.streamLimits },
  )
  const name = 'event_streams_open'
  const help = 'How many phones and screens of this process listen for changes'
  measures?.gauges([{ name, help, labels: [] }], async () => ({
    [name]: [{ labels: {}, value: streams.count }],
  }))
  return streams
}

/** Only if metrics are on: measuring slows each request a little, and loading it slows each start. */
async function openMetricsFor({ metricsToken: token }: Settings) {
  if (token === undefined) return undefined
  const { openMetrics } = await import('#platform/metrics/metrics.ts')
  return { measured: openMetrics(), token }
}

/** Only if there is a collector: loading the library takes a fifth of a second. */
async function openTracingFor({ otlpEndpoint }: Settings) {
  if (otlpEndpoint === undefined) return undefined
  const { tracingByOpenTelemetry } = await import('#platform/traces/tracing-by-opentelemetry.ts')
  return tracingByOpenTelemetry(otlpEndpoint, String(process.pid))
}

function watched(engine: Engine, metrics: Metrics | undefined, tracing: Tracing | undefined): Engine {
  const measured = metrics?.measuring(engine) ?? engine
  return tracing?.tracingStatements(measured) ?? measured
}

interface Opening
  extends Pick<ServerOptions, 'log' | 'secure' | 'limits' | 'streams' | 'metrics' | 'tracing'> {
  readonly draining: () => boolean
}

function serverOptions(
  settings: Settings,
  { webFolder = join(import.meta.dirname, '../web/dist') }: ServerEnvironment,
  { database, platform, modules }: OpenClinic,
  { draining, ...opening }: Opening,
): ServerOptions {
  const { now, cipher, attempts, cache } = platform
  const { appUrl, trustProxy, sessionKeys, staffGate } = settings
  return {
    ...opening,
    ...modules.access,
    findApiKey: modules.integrations.grantOf,
    reportKeyLimit: modules.integrations.recordKeyLimit,
    pointsMovedBy: modules.loyalty.pointsMovedBy,
    now,
    attempts,
    cache,
    appUrl,
    trustProxy,
    sessionKeys,
    webFolder,
    staffTimes: { idleMinutes: staffGate.idle, hours: staffGate.hours },
    idempotency: idempotencyInDatabase(database, now, cipher),
    inTransaction: database.inTransaction,
    holdMember: modules.patients.holdPatient,
    served: documentedRoutes.map(routes => ({ ...routes, door: modules[routes.module] })),
    health: { databaseReady: database.ready, draining },
    pages: siteOf({
      ...{ webFolder, appUrl, secure: opening.secure, log: opening.log },
      routes: documentedRoutes.flatMap(({ routes }) => routes),
      clinic: modules.content.clinicOnPages,
      textPage: modules.content.readPage,
      openPreview: token => openPreview(modules, token, now),
      loadRenderer: () => import(pathToFileURL(join(webFolder, '.server/renderer.js')).href),
    }),
  }
}

export interface RunningWorker {
  /** The metrics' address, if METRICS_PORT is set. */
  readonly metricsUrl: string | undefined
  stop(): Promise<void>
}

/** Runs the product's jobs in a process without HTTP, except for its metrics. */
export async function startWorker(settings: Settings): Promise<RunningWorker> {
  if (!settings.databaseUrl)
    throw new WrongSetting(
      'DATABASE_URL must be set for a worker. The embedded database allows only one process, which also runs the jobs.',
    )
  const log = openLog(settings.logLevel)
  const { host, metricsPort: port } = settings
  // Without a port nothing could read them.
  const metrics = port === undefined ? undefined : await openMetricsFor(settings)
  const tracing = await openTracingFor(settings)
  const engine = watched(await openEngine(settings, log), metrics?.measured, tracing)
  const measures = metrics?.measured.measures
  const { database, jobs, modules, close } = await openAll(
    { ...settings, workers: true },
    { measures, tracing, engine },
    log,
  )
  metrics?.measured.watchConnections(database.connectionUse)
  logFindings({ ...settings, ...(await modules.content.clinicSettings()) }, log)
  void logUnusablePlace(settings, log)
  const served =
    metrics && port !== undefined
      ? await listen(metricsApp({ ...metrics, log }), { host, port }, requestLimits)
      : undefined
  await jobs.start()
  return {
    metricsUrl: served && `${served.url}/metrics`,
    async stop() {
      await served?.close(0)
      await close()
      await tracing?.close()
    },
  }
}
