// Generates values for the fields of a schema: right, nearly right, and hostile.
import type { Endpoint } from '@lifafa/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod'
import { hostileText, hostileValue } from './hostile.ts'

/** Plausible values for a field of this name: ids of existing rows, addresses, passwords. */
export type GoodValues = Readonly<Record<string, readonly unknown[]>>

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}

export const jsonSchemaOf = (schema: Endpoint['body']): JsonSchema =>
  schema === undefined ? {} : (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

/** Values that the schema allows. Most of our rules are code, which a schema cannot express: `good` has better values. */
export function wellFormed(schema: JsonSchema, good: readonly unknown[] | undefined): fc.Arbitrary<unknown> {
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
export function field(schema: JsonSchema, good: readonly unknown[] | undefined): fc.Arbitrary<unknown> {
  const right = wellFormed(schema, good)
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 2, arbitrary: nearly(right) },
    { weight: 2, arbitrary: hostileValue },
  )
}

type FieldOf = (schema: JsonSchema, good: readonly unknown[] | undefined) => fc.Arbitrary<unknown>

export const fieldsOf = (schema: Endpoint['body'], good: GoodValues, of: FieldOf) =>
  Object.fromEntries(
    Object.entries(jsonSchemaOf(schema).properties ?? {}).map(([name, each]) => [name, of(each, good[name])]),
  )

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** `usual` in `npm test` and by hand; `full` if TEST_DEPTH=full, as `npm run test:all` sets it. */
export const atDepth = (usual: number, full: number): number =>
  process.env.TEST_DEPTH === 'full' ? full : usual
