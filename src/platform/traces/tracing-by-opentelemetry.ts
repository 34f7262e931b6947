import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Run } from '#platform/database/database.ts'
import type { Tracing } from './tracing.ts'

const longestCloseMs = 2_000

/** Sends spans to `endpoint` (OTEL_EXPORTER_OTLP_ENDPOINT). The library reads the other OTEL_ variables. */
export function tracingByOpenTelemetry(endpoint: string, processName: string): Tracing {
  const named = resourceFromAttributes({ 'service.name': 'velora', 'service.instance.id': processName })
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  })
  const { under, spanned } = openSpans(provider.getTracer('velora'))

  const tracedRun =
    (run: Run): Run =>
    (name, text, values) => {
      const parent = under.getStore()
      if (!parent) return run(name, text, values)
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name ?? 'unnamed' }
      return spanned({ name: name ?? 'unnamed', kind: SpanKind.CLIENT, attributes, parent }, () =>
        run(name, text, values),
      )
    }

  return {
    request: (method, traceparent, work) =>
      spanned(
        {
          name: method,
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method },
          parent: contextOf(traceparent),
        },
        async span => {
          const { route, status } = await work()
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        },
      ),
    job: (queue, work) =>
      spanned(
        {
          name: `job ${queue}`,
          kind: SpanKind.CONSUMER,
          attributes: { 'messaging.destination.name': queue },
          parent: ROOT_CONTEXT,
        },
        work,
      ),
    tracingStatements: engine => ({
      ...engine,
      run: tracedRun(engine.run),
      transaction: work => engine.transaction(run => work(tracedRun(run))),
    }),
    async close() {
      const late = new Promise(resolve => setTimeout(resolve, longestCloseMs).unref())
      // An unreachable collector must not delay shutdown.
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

/** Finds a span's parent through our own async storage, so that two apps in one process stay separate. */
function openSpans(tracer: Tracer) {
  const under = new AsyncLocalStorage<Context>()

  async function spanned<T>(
    { name, kind, attributes, parent }: SpanStart,
    work: (span: Span) => Promise<T>,
  ): Promise<T> {
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    try {
      return await under.run(trace.setSpan(parent, span), () => work(span))
    } catch (error) {
      // The message may contain personal data.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', (error as Error).name)
      throw error
    } finally {
      span.end()
    }
  }
  return { under, spanned }
}

interface SpanStart {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes: Attributes
  readonly parent: Context
}

/** W3C format: version, trace, span, flags. */
const traceparentPattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentPattern.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
