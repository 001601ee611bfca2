// Applies a bank's answer about a UPI ID, once.
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { checkTransfersOfHost } from '../db/check-transfers.ts'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { idOfCheck } from '../provider/client/upi-id-check-client.ts'
import { type PaymentProvider, undefinedIfUnknown } from '../provider/provider.ts'
import type { ProviderUpiIdCheck } from '../provider/upi-id-checks.ts'
import { type Outcome, outcomeOf } from './rules.ts'

type Deps = { db: Kysely<Database>; now: Date }

const ourId = z.uuid()

type Applied = 'found' | 'not-found' | 'unanswered' | 'asking' | 'already' | 'unknown-upi-id-check'

/** For webhooks: the provider is asked. Throws ProviderError. */
export async function applyUpiIdCheckEvent(
  deps: Deps & { provider: Pick<PaymentProvider, 'upiIdChecks'> },
  providerCheckId: string,
): Promise<Applied | 'forged'> {
  const asked = deps.provider.upiIdChecks?.fetch(providerCheckId)
  if (!asked) return 'unknown-upi-id-check'
  const check = await undefinedIfUnknown(asked)
  return check ? applyUpiIdCheck(deps, check) : 'forged'
}

/** The provider has the question, and no answer yet: it is fetched by the provider's id from now on. */
export async function rememberProviderCheck(
  { db, now }: Deps,
  id: string,
  providerCheckId: string,
): Promise<void> {
  await db
    .updateTable('upi_id_checks')
    .set({ provider_check_id: providerCheckId, updated_at: now })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}

/**
 * The answer belongs to the UPI ID of its question: if the host has saved another since, nothing else changes. A
 * late answer still counts after the question was given up.
 */
async function applyUpiIdCheck({ db, now }: Deps, reported: ProviderUpiIdCheck): Promise<Applied> {
  const id = ourId.safeParse(idOfCheck(reported)).data
  const outcome = outcomeOf(reported)
  if (!id) return 'unknown-upi-id-check'
  if (outcome) return settleUpiIdCheck({ db, now }, id, outcome, reported.id)
  await rememberProviderCheck({ db, now }, id, reported.id)
  return 'asking'
}

/** Payouts to a UPI ID that no bank knows are held from then on, until a bank knows it. */
export const settleUpiIdCheck = (
  { db, now }: Deps,
  id: string,
  reported: Outcome,
  providerCheckId?: string,
): Promise<Applied> =>
  inTransaction(db, async (trx) => {
    const asked = await trx
      .selectFrom('upi_id_checks')
      .select(['host_id', 'state'])
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('check_at', 'is not', null), eb('state', '=', 'unanswered')]))
      .forUpdate()
      .executeTakeFirst()
    if (!asked) return 'already'
    const wasMissing = asked.state === 'not-found'
    const outcome: Outcome = wasMissing && !isKnown(reported) ? { state: 'not-found' } : reported
    await trx
      .updateTable('upi_id_checks')
      .set({
        state: outcome.state,
        why: outcome.state === 'unanswered' ? outcome.why : null,
        registered_name: outcome.state === 'found' ? outcome.name : null,
        name_match_score: outcome.state === 'found' ? outcome.score : null,
        ...(providerCheckId && { provider_check_id: providerCheckId }),
        check_at: null,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    if (wasMissing || outcome.state === 'not-found') await checkTransfersOfHost(trx, asked.host_id, now)
    return outcome.state
  })

/** True if a bank knows it, with a name or without. */
const isKnown = (outcome: Outcome): boolean =>
  outcome.state === 'found' || (outcome.state === 'unanswered' && outcome.why === 'no-name')
