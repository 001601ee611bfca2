// Prints the whole timeline of one payment, or of one payout.
import { formatStamp } from '@lifafa/contract/dates'
import { privacy } from '../../../privacy.ts'
import { askOf, askOfUnknown } from '../../payment-timeline/ask-provider.ts'
import { findTimeline } from '../../payment-timeline/find-timeline.ts'
import { flagLines, type HeaderLine, headerOf } from '../../payment-timeline/header.ts'
import { historyOf } from '../../payment-timeline/history.ts'
import { blockedBy, nextSteps } from '../../payment-timeline/next-steps.ts'
import type { Records } from '../../payment-timeline/records/records.ts'
import type { TimelineEntry } from '../../payment-timeline/timeline-entry.ts'
import { type Answer, EXIT } from '../question.ts'
import type { Sources } from '../sources.ts'

/** `full`: with phone numbers, UPI IDs and addresses in clear. */
export async function answerPayment(
  { db, access, now }: Sources,
  { id, full }: { id: string; full: boolean },
): Promise<Answer> {
  const records = await findTimeline(db, id)
  if (!records) return presentUnknown(id, await askOfUnknown(access, id))
  const shown = privacy(full)
  const header = [...headerOf(records, shown), ...flagLines(records)]
  const text = sections([
    [`${id}, ${stamp(now)} in India (UTC+05:30), as are all times`, header.map(headed)],
    ['What has happened', historyOf(records, shown).map(lineOf)],
    ['What happens next', whatIsNext(records, now)],
    ['What the provider says now', indented(await askOf(access, records))],
  ])
  return { text, exitCode: EXIT.fine }
}

const presentUnknown = (id: string, lines: string[]): Answer => ({
  text: sections([
    [`${id} is not in our books.`, []],
    ...(lines.length > 0 ? [['What the provider says of it', indented(lines)] satisfies Section] : []),
  ]),
  exitCode: EXIT.wrong,
})

function whatIsNext(records: Records, now: Date): string[] {
  const planned = nextSteps(records).map((step) =>
    step.at > now ? lineOf(step) : `  ${'due now'.padEnd(stamp(now).length)}  ${step.text}`,
  )
  const steps = [...planned, ...indented(blockedBy(records))]
  return steps.length > 0 ? steps : ['  nothing: all of it has come to its end']
}

const stamp = (at: Date): string => formatStamp(at.toISOString())
const headed = ([name, text]: HeaderLine): string => `  ${name.padEnd(8)} ${text}`
const lineOf = ({ at, text }: TimelineEntry): string => `  ${stamp(at)}  ${text}`
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

type Section = [title: string, lines: string[]]

const sections = (all: readonly Section[]): string =>
  `${all.map(([title, lines]) => [title, ...lines].join('\n')).join('\n\n')}\n`
