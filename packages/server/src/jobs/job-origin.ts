// What a job follows from: kept beside its data, so that its lines in the log have the request's id, and its trace a link.
import { currentRequestId, forRequest } from '../tracing/request-id.ts'
import { currentTracer, inSpan } from '../tracing/spans.ts'

/** Jobs of servers of the version before have none. */
type Followed = { follows?: { request?: string; traceparent?: string } }

/** `data` with what is under way now. */
export function withOrigin<D extends object>(data: D): D & Followed {
  const request = currentRequestId()
  const traceparent = currentTracer()?.traceparent()
  if (request === undefined) return data
  return { ...data, follows: { request, ...(traceparent && { traceparent }) } }
}

/** Runs the handler of a job for the request that its data name. */
export function followOrigin<T>(name: string, data: object, work: () => Promise<T>): Promise<T> {
  const { follows = {} } = data as Followed
  const run = () => inSpan({ name: `job ${name}`, kind: 'consumer', follows: follows.traceparent }, work)
  return follows.request === undefined ? run() : forRequest(follows.request, run)
}
