// Completes the API's description: names of calls, their refusals, and addresses. Routes do not have these.
import { API_PREFIX, type Endpoint } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import type { NamedCall } from './contract-calls.ts'

type Operation = { operationId?: string; servers?: { url: string }[]; responses: Record<string, unknown> }
/** The parts of an OpenAPI description that matter here. */
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, unknown> }
}

const keyOf = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`

/** Written as `/giftbooks/public/{id}` it could be meant by `/giftbooks/{id}/guests`, too: it is described below the prefix. */
const AMBIGUOUS = `${API_PREFIX}/dashboard/giftbooks/public/{id}`

/** Any call may be refused with these, besides those of its own that `Refusal` lists. */
const codesOf = ({ access, params, query, body }: Endpoint): (keyof typeof failures)[] => [
  ...(access === 'public' ? [] : (['notSignedIn'] as const)),
  ...(params ? (['notFound'] as const) : []),
  ...(query || body ? (['invalidInput'] as const) : []),
  ...(body ? (['malformedRequest', 'tooLarge', 'notJson'] as const) : []),
  'tooManyRequests',
]

const REFUSAL = {
  type: 'object',
  description: 'Compare the code: it never changes. `errors` has the sentences of each field.',
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: Object.keys(failures) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    reference: { type: 'string', description: 'Finds the call in our log.' },
  },
  required: ['success', 'code', 'message'],
}
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

/** Returns the description with names, refusals and servers; `description` is changed. */
export function completeDescription(description: Description, named: NamedCall[]): Description {
  const calls = new Map(
    named.map((call) => [keyOf(call.endpoint.method, API_PREFIX + call.endpoint.path), call]),
  )
  description.components.schemas = { ...description.components.schemas, Refusal: REFUSAL }
  for (const [path, verbs] of Object.entries(description.paths))
    for (const [verb, operation] of Object.entries(verbs)) {
      const call = calls.get(keyOf(verb, path))
      if (!call) continue
      operation.operationId = call.name
      operation.responses['4XX'] = {
        description: `Refused: ${codesOf(call.endpoint).join(', ')}, or a code of its own`,
        content,
      }
      operation.responses['5XX'] = {
        description: 'Not done, or not known: unexpected, unavailable, or a code of its own',
        content,
      }
    }
  const { [AMBIGUOUS]: ambiguous, ...others } = description.paths
  if (ambiguous?.get) {
    ambiguous.get.servers = [{ url: API_PREFIX }]
    description.paths = { ...others, [AMBIGUOUS.slice(API_PREFIX.length)]: ambiguous }
  }
  return description
}
