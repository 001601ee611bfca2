// Decides what is transferred to a host's linked account, until when it is held, and how much of it has to be reversed.
import type { TransferHold } from '@lifafa/contract/box-money/money-states'
import { endsAt } from '@lifafa/contract/event-timing'
import { splitCharge } from '@lifafa/contract/money'
import type { Day, Paise, Row } from '../../db/tables.ts'
import type { OrderedTransfer, ProviderTransfer } from '../../provider/route.ts'

/** A transfer to one linked account, less its reversals. `settledAt`: null while it is not with the host. */
export type Transferred = {
  paise: Paise
  upiId: string | null
  settledAt: Date | null
  hold: TransferHold | null
}

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The provider reverses no less (docs/razorpay.md §7.3). */
const LEAST_REVERSAL_PAISE = 100

/** When a hold ends: a day after the event has ended, so that what went wrong with a gift is found before the money is gone. The provider counts in seconds. */
export const holdEndAfter = (eventDate: Day): Date =>
  new Date(Math.ceil((endsAt(eventDate).getTime() + DAY_MS) / SECOND_MS) * SECOND_MS)

/** A hold that must last is set for so long, in whole days. It is moved once a day, until the reason is gone. */
const STOPPED_DAYS = 30

/** `isStopped`: the host may not be paid now, or something that has to be reversed was refused. */
export function requiredHoldEnd(eventDate: Day, { isStopped, now }: { isStopped: boolean; now: Date }): Date {
  const afterEvent = holdEndAfter(eventDate)
  if (!isStopped) return afterEvent
  const days = Math.floor(now.getTime() / DAY_MS) + STOPPED_DAYS
  return new Date(Math.max(afterEvent.getTime(), days * DAY_MS))
}

/** All of the contribution; our fee stays. Undefined for an order whose contribution is paid out. */
export const orderedTransfer = (
  { account_id, amount_paise }: Pick<Row<'payment_orders'>, 'account_id' | 'amount_paise'>,
  eventDate: Day,
): OrderedTransfer | undefined =>
  account_id === null
    ? undefined
    : {
        accountId: account_id,
        amountPaise: splitCharge(amount_paise).contributionPaise,
        heldUntil: holdEndAfter(eventDate),
      }

/** A reversed transfer was processed before. */
export const stateOf = ({ status }: ProviderTransfer): Row<'transfers'>['state'] =>
  status === 'reversed' || status === 'partially_reversed' ? 'processed' : status

/** An answer may be older than what another one has told meanwhile: what was processed is not on its way again. */
export const laterState = (
  known: Row<'transfers'>['state'],
  reported: Row<'transfers'>['state'],
): Row<'transfers'>['state'] => (known === 'processed' && reported !== 'failed' ? 'processed' : reported)

/** For a hold without end, which is made at the provider's dashboard. */
const NO_END = new Date('9999-01-01T00:00:00Z')

export function reportedHoldEnd({ on_hold, on_hold_until }: ProviderTransfer): Date | null {
  if (!on_hold) return null
  return on_hold_until ? new Date(on_hold_until * SECOND_MS) : NO_END
}

type Refunded = {
  /** The payment, and the part of it that went back or is going back. */
  paidPaise: Paise
  refundedPaise: Paise
  contributionPaise: Paise
}

/** The host's part of what goes back to the guest; no more than was transferred. */
export function requiredReversal(
  { amount_paise }: Pick<Row<'transfers'>, 'amount_paise'>,
  { paidPaise, refundedPaise, contributionPaise }: Refunded,
): Paise {
  const keptPaise = Math.max(0, splitCharge(paidPaise - refundedPaise).contributionPaise)
  return Math.min(amount_paise, contributionPaise - keptPaise)
}

/** The part that can be reversed now; 0: nothing. */
export function reversiblePaise(
  transfer: Pick<Row<'transfers'>, 'state' | 'settled_at' | 'amount_paise' | 'reversed_paise'>,
  requiredPaise: Paise,
): Paise {
  if (transfer.state !== 'processed' || transfer.settled_at !== null) return 0
  const missing = requiredPaise - transfer.reversed_paise
  return missing >= LEAST_REVERSAL_PAISE ? missing : 0
}

/** A released transfer that is not settled yet is the provider's to settle. */
export const mustMoveHold = (
  { state, settled_at, held_until, amount_paise, reversed_paise }: Row<'transfers'>,
  required: Date,
  now: Date,
): boolean =>
  state === 'processed' &&
  settled_at === null &&
  reversed_paise < amount_paise &&
  (required > now ? held_until?.getTime() !== required.getTime() : held_until !== null && held_until > now)

/** True if `required` comes before the end of the hold at the provider. */
export const shortensHold = (required: Date, { held_until }: Pick<Row<'transfers'>, 'held_until'>): boolean =>
  held_until !== null && required < held_until

/** Never again once it has failed, is settled, or was reversed whole; daily while it is stopped, since its hold is moved. */
export function nextTransferCheck(
  { state, settled_at, held_until, amount_paise, reversed_paise }: Row<'transfers'>,
  isStopped: boolean,
  now: Date,
): Date | null {
  if (state === 'failed' || settled_at !== null || reversed_paise === amount_paise) return null
  if (state !== 'processed') return new Date(now.getTime() + HOUR_MS)
  if (isStopped) return new Date(now.getTime() + DAY_MS)
  // The provider settles within minutes after the hold, and on a working day at the latest.
  const afterHold = held_until ? held_until.getTime() + HOUR_MS : 0
  return new Date(Math.max(afterHold, now.getTime() + HOUR_MS))
}
