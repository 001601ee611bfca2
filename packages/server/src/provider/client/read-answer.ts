// Reads what Razorpay answered to a call: as what was asked for, or as why the call did not succeed (docs/razorpay.md §1.4).
import * as z from 'zod'
import { ProviderError } from '../provider.ts'
import type { Refusal } from '../refusal.ts'
import { parseProviderJson } from './provider-json.ts'

const word = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((text) => text ?? undefined)

/** Anything but a code and a description may be missing; of a product that is not enabled the error is a mere word. */
const refusal = z.object({
  error: z.union([
    z.object({ code: word, description: word, reason: word, field: word, source: word }),
    z.string().transform((description) => ({ description })),
  ]),
})

/** As it came: `text` may be anything. */
export type RawAnswer = { status: number; text: string }

/** `call`: how it is named in an error. Throws ProviderError. */
export function readAnswer<T extends z.ZodType>(answer: T, call: string, raw: RawAnswer): z.output<T> {
  // Providers answer HTML when they are ill.
  const json = parseProviderJson(raw.text)
  if (raw.status < 200 || raw.status > 299) {
    const told: Refusal = refusal.safeParse(json).data?.error ?? {}
    throw new ProviderError(
      outcomeOf(raw.status, told),
      `${call}: ${raw.status} ${told.description ?? told.code ?? ''}`,
      told,
    )
  }
  const read = answer.safeParse(json)
  if (!read.success) throw new ProviderError('garbled', `${call}: an answer of another shape`)
  return read.data
}

const TOO_OFTEN = 429
/** Later the same call may succeed: it took too long, or the first call with this key is still running (docs/razorpay.md §1.4). */
const PASSING = [408, 409]
const NOT_LET_IN = [401, 403]

/** It answers 400 for these, too (docs/razorpay.md §1.4). */
const NOT_LET_IN_WORDS =
  /^(authentication failed|access denied|unauthorized|transactions from this ip are not allowed)\b/i

function outcomeOf(status: number, { description = '' }: Refusal): ProviderError['outcome'] {
  if (status === TOO_OFTEN) return 'busy'
  if (status >= 500 || PASSING.includes(status)) return 'unknown'
  return NOT_LET_IN.includes(status) || NOT_LET_IN_WORDS.test(description) ? 'denied' : 'refused'
}
