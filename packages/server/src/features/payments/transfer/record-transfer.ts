// Records a transfer as the provider has it now, with what of it was reversed, and enters it in the ledger.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { ProviderReversal, RouteProvider } from '../../../provider/route.ts'
import { raiseHostOwes } from '../../../review-flags/raise-host-owes.ts'
import { unpaidPaise } from '../../payouts/reads/payouts.ts'
import { laterState, reportedHoldEnd, stateOf } from '../../transfers/rules.ts'
import { postTransfer } from './post-transfer.ts'

type Deps = { db: Kysely<Database>; provider: { route: RouteProvider }; now: Date }

/**
 * Returns the row as it is then. `answered`: the reversal of the last call, which the list may not have yet. Throws ProviderError,
 * and records nothing, while the list has less than the transfer itself says: the missing part would be reversed again.
 */
export async function syncTransfer(
  { db, provider, now }: Deps,
  transfer: Row<'transfers'>,
  answered: readonly ProviderReversal[] = [],
): Promise<Row<'transfers'>> {
  const { id, event_box_id, provider_transfer_id } = transfer
  const reported = await provider.route.fetchTransfer(provider_transfer_id)
  const listed = reported.amount_reversed > 0 ? await provider.route.listReversals(provider_transfer_id) : []
  return inRepeatableTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('transfers')
      .selectAll()
      .where('id', '=', id)
      .where('event_box_id', '=', event_box_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (known.state === 'failed') return known
    for (const { id: reversalId, amount } of [...answered, ...listed])
      await trx
        .insertInto('transfer_reversals')
        .values({ id: reversalId, event_box_id, transfer_id: id, amount_paise: amount, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const { reversed } = await trx
      .selectFrom('transfer_reversals')
      .select(({ fn }) => fn.sum<string | number | null>('amount_paise').as('reversed'))
      .where('transfer_id', '=', id)
      .where('event_box_id', '=', event_box_id)
      .executeTakeFirstOrThrow()
    if (Number(reversed ?? 0) < reported.amount_reversed)
      throw new ProviderError(
        'invalid-response',
        `transfer ${provider_transfer_id} has more reversals than are listed`,
      )
    const state = laterState(known.state, stateOf(reported))
    const recorded = await trx
      .updateTable('transfers')
      .set({
        state,
        reversed_paise: Number(reversed ?? 0),
        // Entered in the ledger once.
        ...(known.fee_paise === 0 && { fee_paise: reported.fees ?? 0, tax_paise: reported.tax ?? 0 }),
        held_until: reportedHoldEnd(reported),
        settled_at: known.settled_at ?? (reported.settlement_status === 'settled' ? now : null),
        failure: state === 'failed' ? (reported.error?.description ?? '') : null,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('event_box_id', '=', event_box_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const entered = await postTransfer(trx, { id: recorded.payment_order_id, event_box_id }, now)
    // That of a contribution was entered with it: this one is of a gift that had gone back before we heard of it.
    const undue = entered.find(({ kind }) => kind === 'transfer')
    const owedPaise = undue ? -(await unpaidPaise(trx, event_box_id)) : 0
    if (undue) await raiseHostOwes(trx, { paymentId: undue.paymentId, owedPaise, now })
    return recorded
  })
}
