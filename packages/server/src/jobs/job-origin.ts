// What a job follows from: kept beside its data, so that its lines in the log have the request's id.
import { currentRequestId, forRequest } from '../tracing/request-id.ts'

type Followed = { follows?: { request: string } }

/** `data` with what is under way now. */
export function withOrigin<D extends object>(data: D): D & Followed {
  const request = currentRequestId()
  return request === undefined ? data : { ...data, follows: { request } }
}

/** Runs the handler of a job for the request that its data name. */
export function followOrigin<T>(data: object, work: () => Promise<T>): Promise<T> {
  const { follows } = data as Followed
  return follows ? forRequest(follows.request, work) : work()
}
