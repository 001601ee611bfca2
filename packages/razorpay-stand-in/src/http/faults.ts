// Faults on demand: which calls of the API fail next, how, and how often.
import { z } from 'zod'
import { REFUSAL_NAMES } from './refusals.ts'

export const faultInput = z.strictObject({
  /**
   * `timeout`: never answered · `reset`: connection reset before the action · `cut`: connection reset after the action, before its
   * answer · `slow`: answered after `ms` · `rate limit`: 429 · `server error`: 500 with a page of HTML · `garbled`: answered with
   * 200 after the action, but the fields in `told` overwrite those of its JSON; without `told` it is no JSON · `odd row`: a list
   * begins with the row `told`, whatever that is · `refusal`: refused as `refusal` says, not carried out.
   */
  kind: z.enum([
    'timeout',
    'reset',
    'cut',
    'slow',
    'rate limit',
    'server error',
    'garbled',
    'odd row',
    'refusal',
  ]),
  method: z.string().toUpperCase().optional(),
  /** The path, from `/v1` or `/v2` on, with `*` for any one part. */
  path: z
    .string()
    .regex(/^\/v[12]/)
    .optional(),
  /** How many calls it affects. */
  times: z.int().positive().default(1),
  ms: z.int().nonnegative().default(1000),
  told: z.record(z.string(), z.unknown()).optional(),
  refusal: z.enum(REFUSAL_NAMES).default('nothing that we know'),
})
export type Fault = z.infer<typeof faultInput>

export type Faults = {
  add(fault: Fault): void
  list(): readonly Fault[]
  clear(): void
  /** The fault for this call, counted as used; undefined if there is none. */
  take(method: string, path: string): Fault | undefined
}

export function createFaults(): Faults {
  let waiting: Fault[] = []
  return {
    add: (fault) => waiting.push(fault),
    list: () => waiting,
    clear: () => {
      waiting = []
    },
    take(method, path) {
      const fault = waiting.find((candidate) => matches(candidate, method, path))
      if (!fault) return undefined
      fault.times -= 1
      waiting = waiting.filter((candidate) => candidate.times > 0)
      return fault
    },
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method !== method) return false
  if (!fault.path) return true
  const expected = fault.path.split('/')
  const actual = path.split('/')
  return expected.length === actual.length && expected.every((part, i) => part === '*' || part === actual[i])
}
