// Decides whether our bank may be paying a payout, or one that it replaces, from a file: then nobody else pays it.
import { BANK_FILE_WAIT_MS } from '@lifafa/contract/limits'
import type { Row } from '../../../db/tables.ts'
import { isWithdrawn } from './mark-paid.ts'
import type { Obstacle } from './obstacle.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Payout = Pick<
  Row<'payouts'>,
  'number' | 'due_on' | 'state' | 'fault' | 'provider_payout_id' | 'sent_at' | 'listed_at'
>
type Replacement = Pick<Row<'payouts'>, 'number' | 'due_on' | 'created_at'>

/**
 * The payouts of the box that this one replaces, and that our bank may have in a file: withdrawn, listed, and created before it. It
 * replaces one whose promised day it keeps, or whose file was not a week old when it was created.
 */
export const replacedInFile = <P extends Payout>(
  { number, due_on, created_at }: Replacement,
  payouts: readonly P[],
): P[] =>
  payouts.filter(
    (one) =>
      isWithdrawn(one) &&
      one.listed_at !== null &&
      one.number < number &&
      (due_on <= one.due_on || one.listed_at.getTime() + BANK_FILE_WAIT_MS > created_at.getTime()),
  )

/**
 * It waits for a week after the latest file of `listed`, and until it has been late for a day, so that an administrator has been told.
 * Undefined where there is no obstacle.
 */
export function obstacleOfBankFile(
  { told_late_at }: Pick<Row<'payouts'>, 'told_late_at'>,
  listed: readonly Pick<Row<'payouts'>, 'listed_at'>[],
  { upiId, now }: { upiId: string | null; now: Date },
): Obstacle | undefined {
  const files = listed.flatMap(({ listed_at }) => (listed_at ? [listed_at.getTime()] : []))
  if (files.length === 0) return undefined
  const until = new Date(
    Math.max(Math.max(...files) + BANK_FILE_WAIT_MS, (told_late_at ?? now).getTime() + DAY_MS),
  )
  return until > now ? { hold: 'in-bank-file', upiId, until } : undefined
}
