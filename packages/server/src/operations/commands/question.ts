// Defines an operator's questions, and parses the command line.
import * as z from 'zod'

/** Asked by `npm run backup`; the answer is the backup itself (../backup/server-backup.ts). */
export const BACKUP = { command: 'backup' } as const

/** `box`: one event box, instead of all of them. */
export const question = z.object({ command: z.literal('books'), box: z.string().min(1).max(100).optional() })
export type Question = z.infer<typeof question>

/** What the socket of a server takes. */
export const asked = z.union([question, z.object({ command: z.literal(BACKUP.command) })])

export const answer = z.object({ text: z.string(), exitCode: z.number().int() })
/** `text`: what is printed. */
export type Answer = z.infer<typeof answer>

/** Nothing is wrong; something is wrong; unknown, since the provider or the database could not be asked. */
export const EXIT = { fine: 0, wrong: 1, unknown: 2 } as const

const BOX = '--box'
const USAGE = `Ask one of these:
  npm run books [-- ${BOX} <id>]   of an event box: our fee, what the provider keeps, and what is left`

/** Parses the arguments of the command. Throws Error with the usage. */
export function readQuestion([command, ...words]: readonly string[]): Question {
  const [word, box] = words
  const read = question.safeParse({ command, box })
  if (!read.success || (words.length > 0 && (word !== BOX || words.length !== 2))) throw new Error(USAGE)
  return read.data
}
