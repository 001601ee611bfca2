// Applies a payment, once: the single entry point for verify, webhooks and reconciliation (decision 6).
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { CURRENCY } from '@lifafa/contract/money'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inOneStatement, inRepeatableTransaction } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import type { LiveUpdates, NewContribution } from '../../../live-updates/live-updates.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { locateOrder } from '../reads/orders.ts'
import { applyToUnclaimed } from './apply-to-unclaimed.ts'
import { followContribution } from './follow-contribution.ts'
import { type Recorded, recordContribution } from './record-contribution.ts'

export type Applied =
  /** This call made the contribution. */
  | 'contributed'
  /** The contribution existed before: for the caller that is success too. */
  | 'already'
  /** Another payment had paid the order: this one is refunded to the guest. */
  | 'refunding'
  /** Not captured, or its box is not known yet; the payment is stored. */
  | 'noted'
  /** The order is not one of ours. */
  | 'unknown-order'

type Deps = { db: Kysely<Database>; jobs: Jobs; live: LiveUpdates; now: Date }

/** `made`: the contribution that this call made. */
type Outcome = { applied: Applied; made?: NewContribution }

/**
 * Applies a payment as the provider answers it, fetched or listed: never as a browser or a webhook reports it.
 * `boxId`: of its order, where the caller knows it.
 */
export async function applyPayment(
  { db, jobs, live, now }: Deps,
  payment: ProviderPayment,
  boxId?: string,
): Promise<Applied> {
  const plain = boxId === undefined ? undefined : await applyPlain(db, payment, boxId, now)
  const { applied, made } =
    plain ?? (await inRepeatableTransaction(db, (trx) => applyWhereItIs(trx, jobs, payment, boxId, now)))
  if (made) live.publish(made)
  return applied
}

/**
 * Most payments need one statement, which is a transaction by itself: undefined where this one may need more, and nothing was
 * written, or perhaps all of it where the connection broke. The transaction finds out.
 */
const applyPlain = (
  db: Kysely<Database>,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<Outcome | undefined> =>
  inOneStatement(async () => {
    if (!isContribution(payment, boxId)) return undefined
    const recorded = await recordContribution(db, payment, boxId, now, { onlyPlain: true })
    return recorded && contributed(recorded)
  })

async function applyWhereItIs(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  boxId: string | undefined,
  now: Date,
): Promise<Outcome> {
  const applied = boxId === undefined ? undefined : await applyInBox(trx, jobs, payment, boxId, now)
  if (applied) return applied
  // Looked up as late as possible, and again: an order moves once, when its box is named.
  const located = await locateOrder(trx, payment.order_id)
  const found = located && (await applyInBox(trx, jobs, payment, located.event_box_id, now))
  if (found) return found
  const moved = located && (await locateOrder(trx, payment.order_id))
  const afterMove = moved && (await applyInBox(trx, jobs, payment, moved.event_box_id, now))
  return afterMove ?? { applied: 'unknown-order' }
}

const isContribution = ({ status, currency }: ProviderPayment, boxId: string): boolean =>
  status === 'captured' && currency === CURRENCY && boxId !== NO_BOX

const contributed = ({ hostId, boxId, contributionId }: Recorded): Outcome => ({
  applied: 'contributed',
  made: { hostId, boxId, id: contributionId },
})

/** Undefined where its order is not in this box. */
async function applyInBox(
  trx: Transaction<Database>,
  jobs: Jobs,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<Outcome | undefined> {
  if (isContribution(payment, boxId)) {
    const recorded = await recordContribution(trx, payment, boxId, now)
    if (recorded) {
      await followContribution(trx, jobs, recorded, payment, now)
      return contributed(recorded)
    }
  }
  const applied = await applyToUnclaimed(trx, jobs, payment, boxId, now)
  return applied && { applied }
}
