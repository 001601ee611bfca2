// Describes the API as facts, one a line, and finds what a client of an earlier description would miss.
import * as z from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { keyOf } from './all-endpoints.ts'

type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/**
 * Sent: `takes PATH KIND` for each kind or listed value, `needs PATH` where it must be there.
 * Answered: `answers PATH` where it is always there, `is PATH KIND` for each kind.
 */
function factsOf(schema: JsonSchema, path: string, isSent: boolean): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => factsOf(each, path, isSent))
  if (schema.properties)
    return [
      ...(schema.required ?? []).map((name) => `${isSent ? 'needs' : 'answers'} ${path}.${name}`),
      ...Object.entries(schema.properties).flatMap(([name, inner]) =>
        factsOf(inner, `${path}.${name}`, isSent),
      ),
    ]
  if (schema.items) return factsOf(schema.items, `${path}[]`, isSent)
  const values = (schema.enum ?? [schema.const]).filter((value) => value !== undefined)
  const kinds =
    isSent && values.length > 0 ? values.map((value) => JSON.stringify(value)) : [schema.type ?? 'any'].flat()
  return kinds.map((kind) => `${isSent ? 'takes' : 'is'} ${path} ${kind}`)
}

/**
 * The facts of all calls, sorted: `GET /event is response.name string`. A rule that no schema expresses is not among them, nor are
 * administrators' calls: our pages alone make them, and come with the server.
 */
export const describeApi = (calls: readonly Endpoint[]): string[] =>
  calls
    .filter(({ access }) => access !== 'admin')
    .flatMap((each) => {
      const facts = (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
        const schema = each[part]
        const io = part === 'response' ? 'output' : 'input'
        return schema
          ? factsOf(
              z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema,
              part,
              io === 'input',
            )
          : []
      })
      return [...new Set([`is-for ${each.access}`, ...facts])].map((fact) => `${keyOf(each)} ${fact}`)
    })
    .sort()

/** Facts by which a client of `before` breaks: those that are gone, and those of `now` that ask more or answer otherwise. */
export function findBreaks(before: readonly string[], now: readonly string[]): string[] {
  /** `GET /event`, and `GET /event is response.name`. */
  const callOf = (fact: string) => fact.split(' ', 2).join(' ')
  const placeOf = (fact: string) => fact.split(' ', 4).join(' ')
  const [calls, places] = [new Set(before.map(callOf)), new Set(before.map(placeOf))]
  const placesNow = new Set(now.map(placeOf))
  const gone = before.filter((fact) =>
    / is response/.test(fact) ? !placesNow.has(placeOf(fact)) : !/ needs /.test(fact) && !now.includes(fact),
  )
  const added = now.filter(
    (fact) =>
      !before.includes(fact) &&
      calls.has(callOf(fact)) &&
      (/ needs /.test(fact) || (/ is response/.test(fact) && places.has(placeOf(fact)))),
  )
  return [...gone, ...added]
}
