// Defines an operator's questions, and parses the command line.
import * as z from 'zod'

/** Asked by `npm run backup`; the answer is the backup itself (../backup/server-backup.ts). */
export const BACKUP = { command: 'backup' } as const

/**
 * `box`: one event box, instead of all of them. `id`: a payment, an order, a refund or a payout, by the provider's id or our own.
 * `full`: with guests' details in clear.
 */
export const question = z.discriminatedUnion('command', [
  z.object({ command: z.literal('books'), box: z.string().min(1).max(100).optional() }),
  z.object({ command: z.literal('payment'), id: z.string().min(1).max(100), full: z.boolean() }),
])
export type Question = z.infer<typeof question>

/** What the socket of a server takes. */
export const asked = z.union([question, z.object({ command: z.literal(BACKUP.command) })])

export const answer = z.object({ text: z.string(), exitCode: z.number().int() })
/** `text`: what is printed. */
export type Answer = z.infer<typeof answer>

/** Nothing is wrong; something is wrong; unknown, since the provider or the database could not be asked. */
export const EXIT = { fine: 0, wrong: 1, unknown: 2 } as const

const FULL = '--full'
const BOX = '--box'
const USAGE = `Ask one of these:
  npm run books [-- ${BOX} <id>]   of an event box: our fee, what the provider keeps, and what is left
  npm run payment -- <id> [${FULL}]   an id of a payment (pay_…), order (order_… or ours), refund (rfnd_…) or payout (pout_… or ours)`

/** Parses the arguments of the command. Throws Error with the usage. */
export function readQuestion([command, ...words]: readonly string[]): Question {
  const ids = words.filter((word) => word !== FULL && word !== BOX)
  // The id of a box comes after its word.
  const isOfBox = words[0] === BOX && ids.length === 1
  const isRight = command === 'books' ? words.length === 0 || isOfBox : !words.includes(BOX)
  const box = isOfBox ? { box: ids[0] } : {}
  const read = question.safeParse({ command, id: ids[0], full: words.includes(FULL), ...box })
  if (!read.success || !isRight || ids.length > 1) throw new Error(USAGE)
  return read.data
}
