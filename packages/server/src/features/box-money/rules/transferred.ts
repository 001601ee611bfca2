// Decides in which state the money is that goes to a linked account: held, sent on, or late.
import { waitingState } from '@lifafa/contract/box-money/money-states'
import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { Day } from '../../../db/tables.ts'
import { dueDay } from '../../payouts/rules/due-day.ts'
import { holdEndAfter, type Transferred } from '../../transfers/rules.ts'

type When = { now: Date; holidays: readonly Day[] }

/** It is released a day after the event, and takes the working days of a payout from there at most. A hold has no day. */
export function transferredParts(
  transferred: readonly Transferred[],
  eventDate: Day,
  { now, holidays }: When,
): MoneyPart[] {
  const due_on = dueDay(holdEndAfter(eventDate), holidays)
  const isLate = due_on < todayInIndia(now)
  return transferred
    .filter(({ paise }) => paise > 0)
    .map(({ paise, upiId: upi_id, settledAt, hold }): MoneyPart => {
      const told = { paise, upi_id, reference: null }
      if (settledAt)
        return { ...told, state: 'sent-on', reason: null, due_on: null, at: settledAt.toISOString() }
      if (hold) return { ...told, state: waitingState(hold), reason: hold, due_on: null, at: null }
      return isLate
        ? { ...told, state: 'late', reason: 'at-bank', due_on, at: null }
        : { ...told, state: 'at-provider', reason: null, due_on, at: null }
    })
}
