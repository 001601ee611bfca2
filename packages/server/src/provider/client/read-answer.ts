// Parses Razorpay's answer to a call, or tells why the call did not succeed (docs/razorpay.md §1.4).
import * as z from 'zod'
import { ProviderError } from '../provider.ts'
import type { Refusal } from '../refusal.ts'
import { parseProviderJson } from './provider-json.ts'

const word = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((text) => text ?? undefined)

/** Anything but a code and a description may be missing; for a product that is not enabled the error is a plain string. */
const refusal = z.object({
  error: z.union([
    z.object({ code: word, description: word, reason: word, field: word, source: word }),
    z.string().transform((description) => ({ description })),
  ]),
})

/** The answer as received: `text` may be anything. */
export type RawAnswer = { status: number; text: string }

/** `call`: its name in an error. Throws ProviderError. */
export function readAnswer<T extends z.ZodType>(answer: T, call: string, raw: RawAnswer): z.output<T> {
  // Gateways answer with HTML during an outage.
  const json = parseProviderJson(raw.text)
  if (raw.status < 200 || raw.status > 299) {
    const described: Refusal = refusal.safeParse(json).data?.error ?? {}
    throw new ProviderError(
      outcomeOf(raw.status, described),
      `${call}: ${raw.status} ${described.description ?? described.code ?? ''}`,
      described,
    )
  }
  const read = answer.safeParse(json)
  if (!read.success) throw new ProviderError('invalid-response', `${call}: an answer of another shape`)
  return read.data
}

const TOO_MANY_REQUESTS = 429
/**
 * The same call may succeed later: it timed out, or the first call with this key is still running
 * (docs/razorpay.md §1.4).
 */
const TEMPORARY = [408, 409]
const UNAUTHORIZED = [401, 403]

/** It answers 400 for these, too (docs/razorpay.md §1.4). */
const UNAUTHORIZED_TEXT =
  /^(authentication failed|access denied|unauthorized|transactions from this ip are not allowed)\b/i

function outcomeOf(status: number, { description = '' }: Refusal): ProviderError['outcome'] {
  if (status === TOO_MANY_REQUESTS) return 'unavailable'
  if (status >= 500 || TEMPORARY.includes(status)) return 'unknown'
  return UNAUTHORIZED.includes(status) || UNAUTHORIZED_TEXT.test(description) ? 'unauthorized' : 'refused'
}
