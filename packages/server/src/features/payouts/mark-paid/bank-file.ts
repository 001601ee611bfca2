// Lists payouts for a file that our bank pays, and records that it was made.
import type { BankFileRow } from '@lifafa/contract/endpoints/admin/bank-files'
import { MAX_BANK_ROWS } from '@lifafa/contract/endpoints/admin/bank-files'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import { type Kysely, sql, type Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { sumOf } from '../reads.ts'
import { canBePaidByHand } from '../rules/mark-paid.ts'
import { waitsUntil } from '../rules/obstacle.ts'
import { payeeName } from '../rules/payee-name.ts'

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date }
/** `ids`: the chosen ones; none: all that are due, of hosts who are active. */
type Asked = { ids: readonly string[]; adminId: string }
type Listed = Row<'payouts'> &
  Pick<Row<'hosts'>, 'first_name' | 'last_name' | 'upi_id_changed_at'> & { hostUpiId: string }

/**
 * The most urgent first. What cannot be paid by hand, or to no UPI ID, is left out. Throws Failure `payoutsNotCompared`: after a restored
 * backup what was paid by hand since stands there as unpaid.
 */
export const makeBankFile = (
  { db, provider, now }: Deps,
  { ids, adminId }: Asked,
): Promise<{ rows: BankFileRow[]; hasMore: boolean }> =>
  inTransaction(db, async (trx) => {
    if (await getRestoredAt(trx)) throw new Failure('payoutsNotCompared')
    const isSending = provider.payouts !== undefined
    const listed = await listUnsent(trx, ids)
    const payable = listed.filter(
      (payout) =>
        canBePaidByHand(payout, isSending) &&
        waitsUntil({ upi_id: payout.hostUpiId, upi_id_changed_at: payout.upi_id_changed_at }, now) === null,
    )
    const chosen = payable.slice(0, MAX_BANK_ROWS)
    const payouts = await noteListed(trx, chosen, now)
    if (payouts.length > 0) {
      const detail = bankFileSentences.listed(payouts.length, formatPaise(sumOf(payouts)))
      await logAdminAction(trx, { action: 'payouts-listed', adminId, detail, now })
    }
    const rows = payouts.map((payout) => ({
      id: payout.id,
      upi_id: payout.hostUpiId,
      name: payeeName(payout),
      amount_paise: payout.amount_paise,
    }))
    return { rows, hasMore: listed.length > chosen.length && chosen.length === MAX_BANK_ROWS }
  })

/** Leaves out what the provider was asked for meanwhile: `commitToSend` sees what is noted here. */
async function noteListed(trx: Transaction<Database>, payouts: Listed[], now: Date): Promise<Listed[]> {
  if (payouts.length === 0) return []
  const noted = await trx
    .updateTable('payouts')
    .set({ listed_at: now })
    .where(
      'id',
      'in',
      payouts.map(({ id }) => id),
    )
    .where('state', 'in', ['waiting', 'due'])
    .where('sent_at', 'is', null)
    .returning('id')
    .execute()
  const ids = new Set(noted.map(({ id }) => id))
  return payouts.filter(({ id }) => ids.has(id))
}

/** One more than a file takes. */
async function listUnsent(db: Kysely<Database>, ids: readonly string[]): Promise<Listed[]> {
  const isWanted =
    ids.length > 0
      ? sql`p.id = any(${ids}::uuid[]) and p.state in ('waiting', 'due')`
      : sql`p.state = 'due' and h.deactivated_at is null`
  const { rows } = await sql<Listed>`
    select p.*, h.upi_id as "hostUpiId", h.upi_id_changed_at, h.first_name, h.last_name
    from payouts p join hosts h on h.id = p.host_id
    where ${isWanted} and h.upi_id is not null and p.provider_payout_id is null and p.sent_at is null
    order by p.due_on, p.event_box_id, p.number limit ${MAX_BANK_ROWS + 1}`.execute(db)
  return rows
}
