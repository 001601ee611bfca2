// Decides in which state each paisa of a box is, and why: from what the ledger owes, and from the box's payouts.
import { moneyState, waitingState } from '@lifafa/contract/box-money/money-states'
import type { Money, MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { endsAt, hasEnded, todayInIndia } from '@lifafa/contract/event-timing'
import type { Day, Paise } from '../../../db/tables.ts'
import { lastDigits } from '../../../privacy.ts'
import { dueDay } from '../../payouts/rules/due-day.ts'
import { LEAST_PAISE } from '../../payouts/rules/plan-payouts.ts'
import { isHeldForHost, isLate, reasonOf } from '../../payouts/rules/states.ts'
import { holdEndAfter, type Transferred } from '../../transfers/rules.ts'
import { adjustmentsOf, type DebtChange, type PaidOut } from './adjustments.ts'
import { sumsOf } from './sums.ts'

export type BoxFacts = {
  eventDate: Day
  /** All of the box. */
  payouts: readonly PaidOut[]
  /** By the ledger; what is being sent is still owed. */
  owedPaise: Paise
  /** The part that the provider has not settled. */
  unsettledPaise: Paise
  /** Money that refunds under way and open disputes ask back; of gifts of other boxes, too, which the host was paid for. */
  askedBackPaise: Paise
  /** Transfers to linked accounts, which we do not owe. */
  transferred: readonly Transferred[]
  /** Changes of the debt beside gifts and payouts, the latest first. */
  changes: readonly DebtChange[]
}

export type When = { now: Date; holidays: readonly Day[] }

/** The latest payouts. No wedding's box has more. */
const MAX_SENT_ON = 50

/**
 * Money in a payout has the payout's state, wherever it is meanwhile. The unsettled part of the rest is at the
 * provider, and the other part waits.
 */
export function moneyOf(
  { eventDate, payouts, owedPaise, unsettledPaise, askedBackPaise, transferred, changes }: BoxFacts,
  when: When,
): Money {
  const today = todayInIndia(when.now)
  const onTheWay = payouts.filter(({ attempt }) => attempt === 'live')
  let freePaise = onTheWay.reduce((paise, { amount_paise }) => paise - amount_paise, owedPaise)
  const open = payouts
    .filter(({ state, cancelled_by }) => state === 'open' || cancelled_by !== null)
    .flatMap((payout) => {
      // After a gift went back, the next run makes the last payouts smaller.
      const paise = Math.max(0, Math.min(payout.amount_paise, freePaise))
      freePaise -= paise
      return paise > 0 ? [unsentPart(payout, paise, today)] : []
    })
  const parts = [
    ...merge([...open, ...onTheWay.map((payout) => sentPart(payout, today))]),
    ...restParts(Math.max(0, freePaise), { eventDate, unsettledPaise, askedBackPaise }, when),
    ...payouts.filter(({ attempt }) => attempt === 'paid').map(sentOnPart),
    ...transferredParts(transferred, eventDate, when),
  ]
  return {
    sums_paise: sumsOf(parts, Math.max(0, -freePaise)),
    parts: [
      ...moneyState.options
        .filter((state) => state !== 'sent-on')
        .flatMap((state) => parts.filter((part) => part.state === state)),
      ...parts
        .filter(({ state }) => state === 'sent-on')
        .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
        .slice(0, MAX_SENT_ON),
    ],
    adjustments: adjustmentsOf(
      changes,
      payouts,
      transferred.find(({ settledAt }) => settledAt)?.settledAt ?? null,
    ),
  }
}

const NOTHING_TOLD = { reason: null, due_on: null, at: null, upi_id: null, reference: null }

/** A bank account is told by its last digits alone. */
const destinationOf = ({ upi_id, bank_account }: Pick<PaidOut, 'upi_id' | 'bank_account'>) => ({
  upi_id,
  ...(bank_account !== null && { account_digits: lastDigits(bank_account) }),
})

/** A day that is over before the payout may be sent is not promised, and none where somebody of ours stopped it. */
function unsentPart(payout: PaidOut, paise: Paise, today: Day): MoneyPart {
  const { due_on, not_before: until } = payout
  const reason = reasonOf(payout)
  const part = { ...NOTHING_TOLD, state: waitingState(reason), reason, paise, ...destinationOf(payout) }
  if (isHeldForHost(payout) || reason === 'rejected') return part
  const at = until?.toISOString() ?? null
  if (isLate(payout, today)) return { ...part, state: 'late', due_on, at }
  return { ...part, due_on: laterOf(due_on, until && todayInIndia(until)), at }
}

function sentPart(payout: PaidOut, today: Day): MoneyPart {
  const { amount_paise: paise, due_on, reference, sent_at } = payout
  const state = isLate(payout, today) ? 'late' : 'on-its-way'
  const told = { due_on, ...destinationOf(payout), reference, at: sent_at?.toISOString() ?? null }
  return { state, reason: reasonOf(payout), paise, ...told }
}

const sentOnPart = ({ amount_paise: paise, reference, paid_at, ...payout }: PaidOut): MoneyPart => ({
  ...{ ...NOTHING_TOLD, state: 'sent-on', paise, ...destinationOf(payout), reference },
  at: paid_at?.toISOString() ?? null,
})

function restParts(
  restPaise: Paise,
  {
    eventDate,
    unsettledPaise,
    askedBackPaise,
  }: Pick<BoxFacts, 'eventDate' | 'unsettledPaise' | 'askedBackPaise'>,
  { now, holidays }: When,
): MoneyPart[] {
  const isOver = hasEnded(eventDate, now)
  const due_on = isOver ? null : dueDay(endsAt(eventDate), holidays)
  const askedBack = Math.min(askedBackPaise, restPaise)
  const leftPaise = restPaise - askedBack
  const atProvider = Math.min(Math.max(0, unsettledPaise), leftPaise)
  const reason = !isOver ? 'event-not-over' : leftPaise < LEAST_PAISE ? 'too-little' : 'preparing'
  const parts: MoneyPart[] = [
    { ...NOTHING_TOLD, state: 'waiting', reason, due_on, paise: leftPaise - atProvider },
    { ...NOTHING_TOLD, state: 'waiting', reason: 'asked-back', paise: askedBack },
    { ...NOTHING_TOLD, state: 'at-provider', due_on, paise: atProvider },
  ]
  return parts.filter(({ paise }) => paise > 0)
}

/** It is released a day after the event, and takes the working days of a payout from there at most. A hold has no day. */
function transferredParts(
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
        ? { ...told, state: 'late', reason: 'to-send', due_on, at: null }
        : { ...told, state: 'at-provider', reason: null, due_on, at: null }
    })
}

/** Days and ISO 8601 moments alike. */
const laterOf = <T extends string | null>(a: T, b: T): T => (b === null || (a !== null && a > b) ? a : b)

/** The latest day and time count: by then all of it has come. */
function merge(parts: readonly MoneyPart[]): MoneyPart[] {
  const alike = Map.groupBy(parts, ({ state, reason, upi_id, account_digits, reference }) =>
    JSON.stringify([state, reason, upi_id, account_digits, reference]),
  )
  return Array.from(alike.values(), (group) => {
    const [first] = group as [MoneyPart, ...MoneyPart[]]
    return {
      ...first,
      paise: group.reduce((sum, { paise }) => sum + paise, 0),
      due_on: group.map(({ due_on }) => due_on).reduce(laterOf),
      at: group.map(({ at }) => at).reduce(laterOf),
    }
  })
}
