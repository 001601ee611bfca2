// Defines an operator's questions, and parses the command line.
import * as z from 'zod'

/** `id`: of a payment, an order, a refund or a payout, the provider's or our own. `full`: with guests' details in clear. */
export const question = z.discriminatedUnion('command', [
  z.object({ command: z.literal('books') }),
  z.object({ command: z.literal('payment'), id: z.string().min(1).max(100), full: z.boolean() }),
])
export type Question = z.infer<typeof question>

export const answer = z.object({ text: z.string(), exitCode: z.number().int() })
/** `text`: what is printed. */
export type Answer = z.infer<typeof answer>

/** Nothing is wrong; something is wrong; unknown, since the provider or the database could not be asked. */
export const EXIT = { fine: 0, wrong: 1, unknown: 2 } as const

const FULL = '--full'
const USAGE = `Ask one of these:
  npm run books
  npm run payment -- <id> [${FULL}]   an id of a payment (pay_…), order (order_… or ours), refund (rfnd_…) or payout (pout_… or ours)`

/** Parses the arguments of the command. Throws Error with the usage. */
export function readQuestion([command, ...words]: readonly string[]): Question {
  const ids = words.filter((word) => word !== FULL)
  const read = question.safeParse({ command, id: ids[0], full: words.includes(FULL) })
  if (!read.success || ids.length > 1) throw new Error(USAGE)
  return read.data
}
