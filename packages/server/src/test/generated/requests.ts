// Generates requests to one endpoint of the contract from its schemas: valid, nearly valid, and hostile.
import { API_PREFIX, type Endpoint } from '@lifafa/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod'
import { hostileBody, hostileText, hostileValue } from './hostile.ts'

/** Plausible values for a field of this name: ids of existing rows, addresses, passwords. */
export type GoodValues = Readonly<Record<string, readonly unknown[]>>

export const CALLERS = ['guest', 'host', 'admin', 'bad token'] as const
export type Caller = (typeof CALLERS)[number]

export type GeneratedRequest = {
  caller: Caller
  method: Endpoint['method']
  url: string
  contentType: string | undefined
  payload: string | Buffer | undefined
}

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}

const jsonSchemaOf = (schema: Endpoint['body']): JsonSchema =>
  schema === undefined ? {} : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

/** Values that the schema allows. Most of our rules are code, which a schema cannot express: `good` has better values. */
function wellFormed(schema: JsonSchema, good: readonly unknown[] | undefined): fc.Arbitrary<unknown> {
  if (good) return fc.constantFrom(...good)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => wellFormed(one, undefined)))
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return fc.nat(100_000)
  return fc.constantFrom('Asha & Ravi', 'अनन्या राव', '7 Station Road, Pune', '9876543210')
}

/** Nearly right: of another type, repeated, or with a character too many. */
const nearly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, hostileText, fc.nat(5)).map(([right, text, how]) => {
    if (how === 0) return [right]
    if (how === 1) return { value: right }
    if (how === 2) return typeof right === 'number' ? String(right) : Number(right)
    if (how === 3) return `${right}${text}`
    if (how === 4) return `${text}${right}`
    return `${right}${right}`
  })

/** Most of many fields are right, or no call would get past its first check. */
function field(schema: JsonSchema, good: readonly unknown[] | undefined): fc.Arbitrary<unknown> {
  const right = wellFormed(schema, good)
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 2, arbitrary: nearly(right) },
    { weight: 2, arbitrary: hostileValue },
  )
}

type FieldOf = (schema: JsonSchema, good: readonly unknown[] | undefined) => fc.Arbitrary<unknown>

const fieldsOf = (schema: Endpoint['body'], good: GoodValues, of: FieldOf) =>
  Object.fromEntries(
    Object.entries(jsonSchemaOf(schema).properties ?? {}).map(([name, each]) => [name, of(each, good[name])]),
  )

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
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
