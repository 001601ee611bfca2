// Finds what a client of an earlier description of the API would miss in a later one.

export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
type Content = { content?: { 'application/json'?: { schema?: Schema } } }
export type Operation = {
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses?: Record<string, Content>
}
export type Description = { paths: Record<string, Record<string, Operation>> }

type Direction = 'sent' | 'answered'
const LIMITS = [
  ['maxLength', 1],
  ['maximum', 1],
  ['maxItems', 1],
  ['minLength', -1],
  ['minimum', -1],
  ['minItems', -1],
] as const

/** A limit that is absent is the widest. */
const isNarrower = (before: number | undefined, after: number | undefined, sign: 1 | -1): boolean =>
  after !== undefined && (before === undefined || sign * after < sign * before)

const asText = (value: unknown): string => JSON.stringify(value ?? null)

function betweenVariants(before: Schema, after: Schema, path: string, direction: Direction): string[] {
  const [ones, others] = [before.anyOf ?? [before], after.anyOf ?? [after]]
  // What was sent must still be taken; what is answered must have been answered before.
  const [known, offered] = direction === 'sent' ? [ones, others] : [others, ones]
  const isOffered = (one: Schema) =>
    offered.some((other) =>
      direction === 'sent'
        ? betweenSchemas(one, other, path, direction).length === 0
        : betweenSchemas(other, one, path, direction).length === 0,
    )
  return known.every(isOffered) ? [] : [`${path} has other kinds of values`]
}

function betweenObjects(before: Schema, after: Schema, path: string, direction: Direction): string[] {
  const [old = {}, now = {}] = [before.properties, after.properties]
  const inner = Object.entries(old).flatMap(([name, schema]) => {
    const later = now[name]
    if (!later) return [`${path}.${name} is gone`]
    return betweenSchemas(schema, later, `${path}.${name}`, direction)
  })
  const [wasRequired, isRequired] = [before.required ?? [], after.required ?? []]
  const lost =
    direction === 'sent'
      ? isRequired
          .filter((name) => !wasRequired.includes(name))
          .map((name) => `${path}.${name} is now required`)
      : wasRequired
          .filter((name) => name in now && !isRequired.includes(name))
          .map((name) => `${path}.${name} may now be absent`)
  return [...inner, ...lost]
}

function betweenSchemas(before: Schema, after: Schema, path: string, direction: Direction): string[] {
  if (before.anyOf || after.anyOf) return betweenVariants(before, after, path, direction)
  if (asText(before.type) !== asText(after.type))
    return [`${path} is ${asText(after.type)}, and was ${asText(before.type)}`]
  const isFewer = after.enum && (!before.enum || before.enum.some((value) => !after.enum?.includes(value)))
  const narrowed =
    direction === 'sent'
      ? LIMITS.filter(([limit, sign]) => isNarrower(before[limit], after[limit], sign)).map(
          ([limit]) => `${path} has the ${limit} ${after[limit]}`,
        )
      : []
  const isOtherPattern = direction === 'sent' && after.pattern && after.pattern !== before.pattern
  return [
    ...narrowed,
    ...(direction === 'sent' && isFewer ? [`${path} takes fewer values`] : []),
    ...(isOtherPattern ? [`${path} has another pattern`] : []),
    ...(before.items && after.items ? betweenSchemas(before.items, after.items, `${path}[]`, direction) : []),
    ...betweenObjects(before, after, path, direction),
  ]
}

const jsonOf = (part: Content | undefined): Schema => part?.content?.['application/json']?.schema ?? {}

/** What is sent in path and query, as an object. */
const asObject = ({ parameters = [] }: Operation): Schema => ({
  properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

const betweenCalls = (before: Operation, after: Operation): string[] => [
  ...(asText(before.security) === asText(after.security) ? [] : ['may be called by others']),
  ...betweenSchemas(asObject(before), asObject(after), 'address', 'sent'),
  ...betweenSchemas(jsonOf(before.requestBody), jsonOf(after.requestBody), 'body', 'sent'),
  ...Object.entries(before.responses ?? {}).flatMap(([status, answer]) =>
    after.responses?.[status]
      ? betweenSchemas(jsonOf(answer), jsonOf(after.responses[status]), 'answer', 'answered')
      : [`answers no ${status}`],
  ),
]

/** By call (`GET /api/event`), each with what it lacks. */
export function findBreaks(before: Description, after: Description): Map<string, string[]> {
  const calls = Object.entries(before.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => {
      const later = after.paths[path]?.[verb]
      return [
        `${verb.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        later ? betweenCalls(operation, later) : ['is gone'],
      ] as const
    }),
  )
  return new Map(calls.filter(([, breaks]) => breaks.length > 0))
}
