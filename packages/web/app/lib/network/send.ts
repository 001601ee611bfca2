// Sends one request, typed by the contract's endpoint. It knows nothing of sessions.
import { type Answer, API_PREFIX, type Endpoint, type Input } from '@lifafa/contract/endpoint'
import { hearServerTime } from '../time/server-clock.ts'
import { refusalOf, unreachable } from './api-error.ts'
import { takeEarlyAnswer } from './early-call.ts'

type Part<Name extends string, S> = undefined extends Input<S> ? unknown : { [N in Name]: Input<S> }

/** The input of a call: those of `params`, `query` and `body` that its endpoint has. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Omits undefined parameters from the query. */
function urlOf(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return API_PREFIX + filled + (parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '')
}

/**
 * Sends one request and parses its answer, without a client timeout (docs/specification.md §9).
 * Throws ApiError, also when there was no answer.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  accessToken?: string,
): Promise<Answer<E>> {
  const loose = input as Loose
  const headers = new Headers({ accept: 'application/json' })
  if (loose.body !== undefined) headers.set('content-type', 'application/json')
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  const url = urlOf(endpoint.path, loose)
  const sentAt = Date.now()
  const early = endpoint.method === 'GET' ? await takeEarlyAnswer(url, accessToken) : undefined
  const response =
    early ??
    (await fetch(url, {
      method: endpoint.method,
      headers,
      body: loose.body === undefined ? undefined : JSON.stringify(loose.body),
    }).catch(() => {
      throw unreachable()
    }))
  // The early call was sent while the page was still loading.
  hearServerTime(response, early ? performance.timeOrigin : sentAt)
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusalOf(response, body)
  // The connection broke within the answer.
  if (body === undefined) throw unreachable()
  return body as Answer<E>
}
