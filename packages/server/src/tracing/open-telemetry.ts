// Sends spans to a collector by OpenTelemetry's protocol. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import {
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import { setTracer, type Tracer } from './spans.ts'
import { statementName } from './statement-name.ts'

/** A collector that hangs delays the end of the process by no more (main.ts). */
const TIMEOUT_MS = 2_000
/** While the collector is away, each batch fails. */
const QUIET_MS = 10 * 60_000

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL }

const DATABASE = { 'db.system.name': 'postgresql' }

/** An error's message may hold what somebody typed: its class alone is told. */
function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

const tracer = (): ReturnType<typeof trace.getTracer> => trace.getTracer(PRODUCT_SLUG)

const remoteContext = (carrier: object) => propagation.extract(ROOT_CONTEXT, carrier)

const ourTracer: Tracer = {
  inSpan({ name, kind, attributes, follows }, work) {
    const link = follows && trace.getSpanContext(remoteContext({ traceparent: follows }))
    const options = {
      kind: KINDS[kind],
      root: kind === 'consumer',
      ...(attributes && { attributes }),
      ...(link && { links: [{ context: link }] }),
    }
    return tracer().startActiveSpan(name, options, async (span) => {
      try {
        return await work()
      } catch (error) {
        markFailed(span, error)
        throw error
      } finally {
        span.end()
      }
    })
  },

  openRequest(name, attributes, headers) {
    const parent = headers ? remoteContext(headers) : ROOT_CONTEXT
    const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
    const within = trace.setSpan(parent, span)
    return {
      run: (work) => context.with(within, work),
      end(status, isFailure) {
        span.setAttribute('http.response.status_code', status)
        if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  },

  traceparent() {
    const carrier: { traceparent?: string } = {}
    propagation.inject(context.active(), carrier)
    return carrier.traceparent
  },

  logStatement(event) {
    if (!trace.getActiveSpan()) return
    const startTime = performance.timeOrigin + performance.now() - event.queryDurationMillis
    const name = statementName(event.query.sql)
    const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes: DATABASE })
    if (event.level === 'error') markFailed(span, event.error)
    span.end()
  },
}

/** From now on spans are sent to `url`, until `close`, which sends the last ones. A collector that is away costs spans alone. */
export function openTelemetry(url: string, log: Pick<FastifyBaseLogger, 'warn'>): { close(): Promise<void> } {
  let saidAt = Number.NEGATIVE_INFINITY
  const say = (reason: string): void => {
    if (performance.now() - saidAt < QUIET_MS) return
    saidAt = performance.now()
    log.warn({ reason }, 'Traces could not be sent.')
  }
  const nothing = () => {}
  diag.setLogger(
    { error: say, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: TIMEOUT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': PRODUCT_SLUG }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TIMEOUT_MS })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracer(ourTracer)
  return {
    async close() {
      setTracer(undefined)
      await provider.shutdown().catch((error) => say(String(error)))
      trace.disable()
      context.disable()
      propagation.disable()
      diag.disable()
    },
  }
}
