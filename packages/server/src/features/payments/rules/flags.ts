// Decides what is flagged for an administrator, and how disputes go forward.

import { isOpenToGuests } from '@lifafa/contract/event-timing'
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import type { DisputeStatus } from '../../../db/tables.ts'

type Box = { event_date: string; deleted_at: Date | null }

/** The review flags of a new contribution. It is recorded either way, since the money has arrived. */
export function flagsOnArrival(
  { orderedPaise, paidPaise, paidAt }: { orderedPaise: number; paidPaise: number; paidAt: Date },
  box: Box,
): { kind: FlagKind; detail?: FlagDetail }[] {
  const differs = {
    kind: 'amount-differs',
    detail: { paid_paise: paidPaise, ordered_paise: orderedPaise },
  } as const
  return [
    ...(paidPaise === orderedPaise ? [] : [differs]),
    ...(box.deleted_at ? [{ kind: 'box-deleted' } as const] : []),
    ...(isOpenToGuests(box.event_date, paidAt) ? [] : [{ kind: 'box-closed' } as const]),
  ]
}

const STAGES: Readonly<Record<DisputeStatus, number>> = {
  open: 0,
  under_review: 1,
  won: 2,
  closed: 2,
  lost: 3,
}

/** Updates come in any order and repeatedly: a dispute only goes forward, and money that a lost one took is gone. */
export const isDisputeUpdate = (before: DisputeStatus | undefined, reported: DisputeStatus): boolean =>
  before === undefined || STAGES[reported] > STAGES[before]

/** The review flag of each dispute status; the first two ask for the same thing: to answer the dispute. */
export const FLAG_OF_DISPUTE = {
  open: 'disputed',
  under_review: 'disputed',
  won: 'dispute-won',
  closed: 'dispute-closed',
  lost: 'dispute-lost',
} as const satisfies Record<DisputeStatus, FlagKind>
