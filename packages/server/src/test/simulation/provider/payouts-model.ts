// RazorpayX as a model in memory (docs/razorpay.md §7.1): our books of payouts are compared with it.

import type { World } from '../world.ts'
import type { Lists } from './lists/listed.ts'
import type { OddRows } from './lists/odd-rows.ts'
import type { ModelPayout, PayoutWords } from './model-payout.ts'
import { bankOf, COMES_BACK_MS } from './payout-banks.ts'
import { type AddressRefusal, refusalOf } from './payout-refusals.ts'
import { Refused, unknownId } from './refusals.ts'

/** An idempotency key is remembered for so long; the same call after that would be another payout. */
const KEY_LIVES_S = 7 * 24 * 60 * 60

const GONE: ReadonlySet<ModelPayout['status']> = new Set(['reversed', 'failed', 'cancelled'])

/** True where the host has the money, or will get it. */
export const isPaying = ({ status }: ModelPayout): boolean => !GONE.has(status)

/** `odd`: rows that its list has besides. `isLow`: whether our account has no money just now. */
export function openPayouts(
  world: World,
  lists: Lists,
  odd: OddRows['payouts'],
  announce: (event: string, payload: Record<string, object>) => void,
) {
  const all: ModelPayout[] = []
  const payouts = {
    all,
    isLow: false,
    /** While set, every call is refused for a fault of our own account. */
    addressRefusal: undefined as AddressRefusal | undefined,
    /** A payout may be reversed for so long after it was sent. */
    comesBackMs: COMES_BACK_MS,
    /** Refusals, by the reason that was answered. */
    refused: [] as (string | undefined)[],
    ask(asked: PayoutWords, key: string): ModelPayout {
      const words = JSON.stringify(asked)
      const earlier = all.find((one) => one.key === key && lists.seconds() - one.created_at < KEY_LIVES_S)
      if (earlier && earlier.words !== words)
        throw new Refused('Different request body sent for the same Idempotency Header.')
      if (earlier) return earlier
      const refusal = refusalOf(asked, payouts)
      if (refusal) {
        payouts.refused.push(refusal.error.reason)
        throw refusal
      }
      const made: ModelPayout = {
        id: `pout_${all.length + 1}`,
        amount: asked.amount,
        status: payouts.isLow ? 'queued' : 'processing',
        reference_id: asked.reference_id,
        notes: asked.notes,
        utr: null,
        status_details: payouts.isLow
          ? {
              reason: 'low_balance',
              description: 'Insufficient balance to process payout',
              source: 'internal',
            }
          : null,
        created_at: lists.seconds(),
        upiId: asked.fund_account.vpa.address,
        key,
        words,
      }
      all.push(made)
      announce(`payout.${made.status === 'queued' ? 'queued' : 'initiated'}`, { payout: made })
      world.start(() => bankOf(world, payouts, made, announce))
      return made
    },
    fetch: (id: string): ModelPayout => all.find((one) => one.id === id) ?? unknownId(),
    list(query: URLSearchParams): object[] {
      const reference = query.get('reference_id')
      if (reference === null) return lists.page(all, query, odd)
      return lists.visible(all).filter((one) => one.reference_id === reference)
    },
  }
  return payouts
}
