// Completes the API's description with what its routes do not say: names of calls, their refusals, and where they are served.
import * as contract from '@lifafa/contract/all-endpoints'
import { API_PREFIX, type Endpoint } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import type { Description } from './add-examples.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value
const keyOf = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`
/** Names in the contract, by method and path. */
const calls = new Map(
  Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isEndpoint(value) ? [[keyOf(value.method, API_PREFIX + value.path), { ...value, name }] as const] : [],
  ),
)

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

/** Answers the description with names, refusals and servers; `description` is changed. */
export function completeDescription(description: Description): Description {
  description.components.schemas = { ...description.components.schemas, Refusal: REFUSAL }
  for (const [path, verbs] of Object.entries(description.paths))
    for (const [verb, operation] of Object.entries(verbs)) {
      const call = calls.get(keyOf(verb, path))
      if (!call) continue
      operation.operationId = call.name
      operation.responses['4XX'] = {
        description: `Refused: ${codesOf(call).join(', ')}, or a code of its own`,
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
