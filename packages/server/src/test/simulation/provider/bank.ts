// Lets the banks of a run act on the stand-in: refunds, payouts, disputes and settlements, at their time and not always well.

import {
  challengeDispute,
  completeSettlement,
  type EventName,
  type EventPayload,
  moveDispute,
  movePayout,
  openDispute,
  type Payment,
  type Payout,
  type World as StandIn,
  settleDueDays,
  settleRefund,
  tellReference,
  workingDaysAfter,
} from '@lifafa/razorpay-stand-in/in-process'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../times.ts'
import type { World } from '../world.ts'

const REFUND_MS = 1.5 * MINUTE_MS
const PAYOUT_MS = 40 * MINUTE_MS
const DISPUTE_STAGE_MS = 20 * HOUR_MS
/** The share of failing refunds, lines and settlements, while there are faults. */
const FAILS = 0.05
const LATE = 0.1
const UNUSUAL = 0.25
const SETTLEMENT_FAULTS = ['split', 'failed', 'reference missing'] as const

/** Our account at the provider, from which hosts are paid. */
export const PAYOUT_ACCOUNT = '7878780080316316'

/** No bank account has this UPI ID. */
export const UNKNOWN_UPI_ID = 'nobody@okbank'
const WRONG_UPI_ID = {
  reason: 'beneficiary_vpa_invalid',
  description: 'The UPI ID is invalid',
  source: 'beneficiary_bank',
}
const BANK_OFFLINE = {
  reason: 'beneficiary_bank_offline',
  description: 'The beneficiary bank is offline',
  source: 'beneficiary_bank',
}

export type Bank = {
  /** A payout may be reversed for so long after it was sent: three working days, with a weekend. */
  comesBackMs: number
  /** Begins what an event of the provider asks of banks. */
  hear(event: EventName, payload: EventPayload): void
  dispute(paymentId: string): Promise<void>
}

export function openBank(world: World, standIn: StandIn): Bank {
  const { random } = world
  const { entities } = standIn
  // Random numbers of its own: a settlement changes nothing else that a seed decides.
  const settlementRandom = world.randomOf('settlements')
  const isUnusual = (probability: number) => world.faults && settlementRandom.chance(probability)

  async function carryOutRefund(id: string, { captured }: Payment): Promise<void> {
    const isToFail = captured && world.faults && random.chance(FAILS)
    await world.sleep(random.below(REFUND_MS), `the bank carries out ${id}`)
    const refund = entities.find('refund', id)
    if (refund) settleRefund(standIn, refund, isToFail ? 'failed' : 'processed')
  }

  async function carryOutPayout({ id, fund_account_id }: Payout): Promise<void> {
    const upiId = entities.find('fund_account', fund_account_id)?.vpa?.address
    const move = (status: Payout['status'], details: Payout['status_details'] = null, isTold = true) => {
      const payout = entities.find('payout', id)
      if (payout) movePayout(standIn, payout, status, details, isTold)
    }
    const fate = world.faults ? random.below(100) : 0
    await world.sleep(random.below(PAYOUT_MS) * (fate > 90 ? 30 : 1), `the bank works on ${id}`)
    if (upiId === UNKNOWN_UPI_ID) return move('failed', WRONG_UPI_ID)
    if (fate >= 60 && fate < 70) {
      move('failed', BANK_OFFLINE)
      if (random.chance(0.2)) return
      // Failed, and reported once more when the money is back with us.
      await world.sleep(random.below(HOUR_MS), `${id} is back`)
      return move('reversed', BANK_OFFLINE)
    }
    move('processed', null, false)
    await world.sleep(random.below(MINUTE_MS), `${id} gets its reference`)
    const processed = entities.find('payout', id)
    if (processed) tellReference(standIn, processed)
    if (fate < 70 || fate > 80) return
    await world.sleep(random.below(bank.comesBackMs), `${id} comes back`)
    move('reversed', BANK_OFFLINE)
  }

  /** Some are settled days later. */
  function delayLine(paymentId: string): void {
    if (!isUnusual(LATE)) return
    const lines = standIn.settlementLines.unsettled(Number.MAX_SAFE_INTEGER)
    for (const stored of lines)
      if (stored.line.entity_id === paymentId)
        standIn.settlementLines.save({ ...stored, dueAt: workingDaysAfter(stored.dueAt, 2) })
  }

  async function completeLater(id: string): Promise<void> {
    await world.sleep(settlementRandom.below(DAY_MS), `${id} gets its reference`)
    const settlement = entities.find('settlement', id)
    if (settlement) completeSettlement(standIn, settlement)
  }

  async function settle(): Promise<void> {
    const incomplete = new Set<string>()
    for (;;) {
      await world.sleep(HOUR_MS, 'the provider settles')
      standIn.settings.write(
        'settlementFaults',
        SETTLEMENT_FAULTS.filter(() => isUnusual(UNUSUAL)),
      )
      settleDueDays(standIn)
      for (const { id, utr } of entities.list('settlement', { status: 'processed' })) {
        if (utr !== null || incomplete.has(id)) continue
        incomplete.add(id)
        world.start(() => completeLater(id))
      }
    }
  }
  world.start(settle)

  const bank: Bank = {
    comesBackMs: 4 * DAY_MS,
    hear(event, { payment, refund, payout }) {
      if (event === 'payment.captured' && payment) delayLine(payment.id)
      if (event === 'refund.created' && refund && payment)
        world.start(() => carryOutRefund(refund.id, payment))
      if (event === 'payout.initiated' && payout) world.start(() => carryOutPayout(payout))
    },
    /** A guest's bank claims a payment back, and wins or loses. */
    async dispute(paymentId) {
      const { id } = openDispute(standIn, paymentId)
      const move = (status: 'under_review' | 'won' | 'lost' | 'closed') => {
        const dispute = entities.find('dispute', id)
        if (dispute) moveDispute(standIn, dispute, status)
      }
      const later = () => world.sleep(random.below(DISPUTE_STAGE_MS), `${id} goes on`)
      await later()
      if (random.chance(0.2)) return
      move('under_review')
      await later()
      const end = random.pick(['won', 'lost', 'lost', 'closed', undefined] as const)
      if (end) move(end)
      if (end !== 'won' || !random.chance(0.5)) return
      await later()
      const won = entities.find('dispute', id)
      if (!won) return
      const again = challengeDispute(standIn, won, random.chance(0.5))
      await later()
      const challenged = entities.find('dispute', again.id)
      if (challenged) moveDispute(standIn, challenged, random.pick(['won', 'lost'] as const))
    },
  }
  return bank
}
