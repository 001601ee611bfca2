// Tells the operator what was restored, whether its books are sound, and what only people can do now (docs/backups.md, “A backup is restored”).
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { formatStamp } from '@lifafa/contract/dates'
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { Kysely } from 'kysely'
import { describeInconsistencies } from '../../books/describe-inconsistencies.ts'
import { type OwnBooks, readOwnBooks } from '../../books/read-own-books.ts'
import { moneySection, openSection, ourSection } from '../../books/sections.ts'
import type { CopyHeader } from '../../db/copy/copy-format.ts'
import type { Database } from '../../db/tables.ts'
import { inLongSnapshot } from '../../db/transaction.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import type { Settings } from '../../settings.ts'
import { tableLines } from '../commands/columns.ts'
import { describeCopy } from './describe-copy.ts'

/** `jobsError`: why the jobs that waited could not be added. */
export type Restored = { header: CopyHeader; books: OwnBooks; jobsError?: string | undefined }

export const readRestored = async (
  db: Kysely<Database>,
  { provider }: Settings,
  header: CopyHeader,
): Promise<Restored> => ({
  header,
  books: await inLongSnapshot(db, (trx) =>
    readOwnBooks(trx, provider === 'sandbox' ? 'test' : keyModeOf(provider.keyId)),
  ),
})

export function describeRestored(
  { header, books, jobsError }: Restored,
  settings: Settings,
  now: Date,
): { text: string; isSound: boolean } {
  const wrong = describeInconsistencies(books)
  return {
    isSound: wrong.length === 0 && jobsError === undefined,
    text: [
      `Restored: ${describeCopy(header)}, as of ${formatStamp(header.takenAt)} in India (UTC+05:30). Every count and sum is that of the backup.`,
      ...totalLines(books, settings, now),
      '',
      wrong.length === 0
        ? 'Its books are sound.'
        : `Its books are not sound: ${wrong.map(({ line }) => line).join('; ')}.`,
      ...(jobsError === undefined ? [] : jobsMissing(jobsError)),
      '',
      ...whatToDo(header, settings),
      '',
    ].join('\n'),
  }
}

function totalLines(books: OwnBooks, { holidays }: Settings, now: Date): string[] {
  const sections = [
    ourSection(books.totals),
    moneySection(books, { today: todayInIndia(now), holidays }),
    openSection(books.totals),
  ].filter(({ rows }) => rows.length > 0)
  const all = sections.flatMap(({ rows }) => rows)
  return sections.flatMap(({ title, rows }) => ['', title, ...tableLines(rows, all)])
}

const jobsMissing = (why: string): string[] => [
  '',
  `The work that waited in the backup could not be added: ${why}`,
  'Correct that before you start the servers; they need it, too. The payments and refunds that waited are found in the provider’s lists.',
]

const whatToDo = ({ takenAt }: CopyHeader, { publicUrl }: Settings): string[] => [
  'Now:',
  '  1. Start the servers. From the provider’s lists they find what was given, refunded and sent since, within hours.',
  '  2. npm run books says what is still missing; in the end it says “They agree.”',
  `  3. No host is paid until an administrator has compared ${publicUrl}/${PRODUCT_SLUG}/admin/payments?tab=payouts with our bank’s`,
  `     statement since ${formatStamp(takenAt)}, marked what was paid by hand, deactivated again who was deactivated since, and`,
  '     pressed the button there.',
  '  4. Hosts and administrators do again what they did since: UPI IDs, event boxes, deleted hosts.',
  `  5. Guests who were erased or corrected since ${formatStamp(takenAt)}, and hosts who were deleted, are back: the log of the servers`,
  '     names them, in lines with "event":"admin-action" or "event":"delete-account". Do the same again.',
]
