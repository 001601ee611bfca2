// Sends one payout to the provider, exactly once, whatever the outcome of earlier attempts.
import type { FastifyBaseLogger } from 'fastify'
import type { PayoutFault, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { PayoutProvider, ProviderPayout } from '../../../provider/objects/payouts.ts'
import { faultOfRefusal } from '../../../provider/payout-faults.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { applyPayout } from '../apply/apply-payout.ts'
import type { Deps } from '../create/create-payouts.ts'
import { lockBox } from '../create/lock-box.ts'
import { NEUTRAL_PAYEE_NAME } from '../rules/payee-name.ts'
import { commitToSend } from './commit-to-send.ts'
import { failPayout } from './fail-payout.ts'
import { holdRefused } from './hold-refused.ts'
import { noteAcceptance } from './stop-sending.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The provider remembers an idempotency key for seven days (docs/razorpay.md §7.1); later the same call could pay twice. */
const KEY_LIFETIME_MS = 6 * DAY_MS
/** The provider's lists lag behind: the last request must be in them before it counts as not received. */
const LAST_ASKED_MS = 5 * DAY_MS

export type SendDeps = Deps & { payouts: PayoutProvider; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Throws ProviderError where it is not known whether the provider has received it; then the same request is sent again,
 * with the same key.
 */
export async function sendPayout(deps: SendDeps, id: string): Promise<void> {
  const { db, payouts } = deps
  const known = await db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  // The process may have ended between storing the request and the call: then the request is stored already.
  const payout = known.state === 'sent' ? known : await commitToSend(deps, id)
  if (!payout) return
  // Looks it up first: an answer may be lost, or a restored backup may lack that it was sent.
  const found = await payouts.find(id)
  if (found) return void (await applyPayout(deps, found))
  const outcome = await ask(deps, payout)
  if (!outcome) return
  if ('accepted' in outcome) await applyPayout(deps, outcome.accepted)
  else if (outcome.fault === 'ours') await holdRefused(deps, payout, outcome.error)
  else await failPayout(deps, payout.id, { fault: outcome.fault, reason: outcome.error?.message ?? null })
}

type Outcome =
  | { accepted: ProviderPayout }
  | { fault: 'never-taken'; error?: undefined }
  | { fault: PayoutFault; error: ProviderError }

/** Undefined where it is too late to send, and too early to say that the provider never received it. */
async function ask({ db, payouts, now }: SendDeps, payout: Row<'payouts'>): Promise<Outcome | undefined> {
  const { id, event_box_id, host_id, upi_id, payee_name, sent_at, amount_paise } = payout
  if (upi_id === null || payee_name === null || sent_at === null)
    throw new Error(`payout ${id} was sent to nobody`)
  const ageMs = now.getTime() - sent_at.getTime()
  if (ageMs > KEY_LIFETIME_MS) return { fault: 'never-taken' }
  if (ageMs > LAST_ASKED_MS) return undefined
  // When it was last sent (sync-payout.ts).
  await inTransaction(db, async (trx) => {
    await lockBox(trx, event_box_id)
    await trx
      .updateTable('payouts')
      .set({ updated_at: now })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .execute()
  })
  try {
    const to = { hostId: host_id, payeeName: payee_name, upiId: upi_id }
    const order = { id, boxId: event_box_id, number: payout.number, ...to, amountPaise: amount_paise }
    const accepted = await payouts.send(order)
    await noteAcceptance(db)
    return { accepted }
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
    // The provider may refuse a repetition of what it had accepted.
    const taken = await payouts.find(id)
    return taken ? { accepted: taken } : { fault: faultOf(error, payee_name), error }
  }
}

/** A refused name is a fault of ours once the neutral name was refused, too. */
function faultOf({ refusal }: ProviderError, payeeName: string): PayoutFault {
  const fault = faultOfRefusal(refusal)
  return fault === 'payee-name' && payeeName === NEUTRAL_PAYEE_NAME ? 'ours' : fault
}
