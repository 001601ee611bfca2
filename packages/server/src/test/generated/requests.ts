// Generates requests to one endpoint of the contract from its schemas: valid, nearly valid, and hostile.
import { API_PREFIX, type Endpoint } from '@lifafa/contract/endpoint'
import fc from 'fast-check'
import { asText, field, fieldsOf, type GoodValues, jsonSchemaOf, wellFormed } from './fields.ts'
import { hostileBody, hostileText } from './hostile.ts'

export const CALLERS = ['guest', 'host', 'admin', 'desk', 'bad token'] as const
export type Caller = (typeof CALLERS)[number]

export type GeneratedRequest = {
  caller: Caller
  method: Endpoint['method']
  url: string
  contentType: string | undefined
  payload: string | Buffer | undefined
}
/** A text that cannot be in a URL (a lone surrogate) is sent unencoded. */
const encode = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** An empty text, and dots, would lead to another call's address. */
const segment = (text: string): string => (/^\.*$/.test(text) ? '%00' : encode(text))

function urlOf({ path, params, query }: Endpoint, good: GoodValues): fc.Arbitrary<string> {
  const named = jsonSchemaOf(params).properties ?? {}
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part)
    const name = part.slice(1)
    return field(named[name] ?? {}, good[`${path} ${name}`] ?? good[name]).map((value) =>
      segment(asText(value)),
    )
  })
  const extra = fc.tuple(hostileText, hostileText).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const queried = fc
    .record(fieldsOf(query, good, field), { requiredKeys: [] })
    .map((fields) => Object.entries(fields).map(([name, value]) => `${name}=${encode(asText(value))}`))
  const more = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(extra, { maxLength: 3 }) },
    // Each twice: then it is a list.
    { weight: 1, arbitrary: queried },
  )
  return fc
    .tuple(fc.tuple(...parts), queried, more, fc.constantFrom('', '/'))
    .map(([segments, pairs, others, slash]) => {
      const asked = [...pairs, ...others].join('&')
      return `${API_PREFIX}${segments.join('/')}${slash}${asked && `?${asked}`}`
    })
}

const payloadOf = ({ body }: Endpoint, good: GoodValues): fc.Arbitrary<string | Buffer | undefined> =>
  body === undefined
    ? fc.oneof(
        { weight: 9, arbitrary: fc.constant<undefined>(undefined) },
        { weight: 1, arbitrary: hostileBody },
      )
    : fc.oneof(
        { weight: 4, arbitrary: fc.record(fieldsOf(body, good, wellFormed)).map(asText) },
        { weight: 8, arbitrary: fc.record(fieldsOf(body, good, field)).map(asText) },
        { weight: 3, arbitrary: fc.record(fieldsOf(body, good, field), { requiredKeys: [] }).map(asText) },
        { weight: 2, arbitrary: hostileBody },
        { weight: 1, arbitrary: fc.constant<undefined>(undefined) },
      )

const rightful = ({ access }: Endpoint): Caller => (access === 'public' ? 'guest' : access)

export const requestsTo = (endpoint: Endpoint, good: GoodValues): fc.Arbitrary<GeneratedRequest> =>
  fc.record({
    caller: fc.oneof(
      { weight: 12, arbitrary: fc.constant(rightful(endpoint)) },
      { weight: 3, arbitrary: fc.constantFrom(...CALLERS) },
    ),
    method: fc.constant(endpoint.method),
    url: urlOf(endpoint, good),
    contentType: fc.oneof(
      { weight: 20, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          undefined,
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          'nonsense',
        ),
      },
    ),
    payload: payloadOf(endpoint, good),
  })
