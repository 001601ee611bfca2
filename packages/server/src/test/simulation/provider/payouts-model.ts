// RazorpayX as a model in memory (docs/razorpay.md §7.1): what it has sent is the truth that our books of payouts are compared with.

import type { World } from '../world.ts'
import type { Lists } from './listed.ts'
import type { ModelPayout, PayoutWords } from './model-payout.ts'
import { bankOf, COMES_BACK_MS } from './payout-banks.ts'
import { refusalOf, type ShutOut } from './payout-refusals.ts'
import { Refused, unknownId } from './refusals.ts'

/** A key is remembered for so long; the same call after that would be another payout. */
const KEY_LIVES_S = 7 * 24 * 60 * 60

const GONE: ReadonlySet<ModelPayout['status']> = new Set(['reversed', 'failed', 'cancelled'])

/** True where the host has the money, or is about to. */
export const isPaying = ({ status }: ModelPayout): boolean => !GONE.has(status)

/** `isLow`: whether our account has nothing in it just now. */
export function openPayouts(
  world: World,
  lists: Lists,
  announce: (event: string, payload: Record<string, object>) => void,
) {
  const all: ModelPayout[] = []
  const payouts = {
    all,
    isLow: false,
    /** While it lasts, all that is asked is refused for something that is wrong with our own account. */
    shutOut: undefined as ShutOut | undefined,
    /** Money that left for a bank may come back so long after. */
    comesBackMs: COMES_BACK_MS,
    /** What was refused, by the reason that was told. */
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
    list(query: URLSearchParams): ModelPayout[] {
      const reference = query.get('reference_id')
      if (reference === null) return lists.page(all, query)
      return lists.told(all).filter((one) => one.reference_id === reference)
    },
  }
  return payouts
}
