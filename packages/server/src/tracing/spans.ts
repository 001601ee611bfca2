// Spans of traces, where somebody collects them (open-telemetry.ts): without a collector nothing is measured or loaded.
// A span has names, never values: nothing personal leaves the server.
import type { IncomingHttpHeaders } from 'node:http'
import type { Logger as StatementLog } from 'kysely'

export type Attributes = Record<string, string | number>

export type NewSpan = {
  name: string
  /** `client`: a call to another system; `consumer`: a job, which begins a trace of its own, with a link to `follows`. */
  kind: 'client' | 'consumer' | 'internal'
  attributes?: Attributes
  /** W3C traceparent of the call that a job follows from. */
  follows?: string | undefined
}

export type RequestSpan = {
  /** Runs `work` within the span. */
  run<T>(work: () => T): T
  end(status: number, isFailure: boolean): void
}

export type Tracer = {
  inSpan<T>(span: NewSpan, work: () => Promise<T>): Promise<T>
  /** `headers`: of a proxy whose trace it continues. */
  openRequest(name: string, attributes: Attributes, headers: IncomingHttpHeaders | undefined): RequestSpan
  /** W3C traceparent of the span under way. */
  traceparent(): string | undefined
  /** Makes a span of each statement within another span. */
  logStatement: StatementLog
}

let tracer: Tracer | undefined

/** Sets the process's tracer: before the database is opened, and to undefined at the end. */
export const setTracer = (next: Tracer | undefined): void => {
  tracer = next
}

export const currentTracer = (): Tracer | undefined => tracer

export const inSpan = <T>(span: NewSpan, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.inSpan(span, work) : work()
