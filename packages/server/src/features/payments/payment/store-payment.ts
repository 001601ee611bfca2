// Keeps what the provider says of one attempt to pay; news that are older than what we know change nothing.
import { sql, type Transaction } from 'kysely'
import type { Database, PaymentStatus, Row } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/provider.ts'
import { ALLOWED_FROM } from '../rules.ts'

/** Answers the status that stands. */
export async function storePayment(
  trx: Transaction<Database>,
  orderId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentStatus> {
  const told = {
    status: payment.status,
    method: payment.method ?? null,
    vpa: payment.vpa ?? null,
    rrn: payment.acquirer_data?.rrn ?? null,
    error_code: payment.error_code ?? null,
    error_description: payment.error_description ?? null,
    updated_at: now,
  }
  const inserted = trx.insertInto('payments').values({
    id: payment.id,
    payment_order_id: orderId,
    amount_paise: payment.amount,
    currency: payment.currency,
    provider_created_at: new Date(payment.created_at * 1000),
    first_seen_at: now,
    ...told,
  })
  const from = ALLOWED_FROM[payment.status]
  const noted = await inserted
    .onConflict((conflict) => {
      const known = conflict.column('id')
      return from.length === 0
        ? known.doNothing()
        : known.doUpdateSet({ ...told, ...keepKnown(told) }).where('payments.status', 'in', from)
    })
    .returning('status')
    .executeTakeFirst()
  if (noted) return noted.status
  await fillEmpty(trx, payment.id, told)
  const known = await trx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  return known.status
}

type Details = Pick<Row<'payments'>, 'method' | 'vpa' | 'rrn'>

/** An event may lack what an earlier one told: the bank's reference above all. */
const keepKnown = ({ method, vpa, rrn }: Details) => ({
  method: sql<string | null>`coalesce(${method}, payments.method)`,
  vpa: sql<string | null>`coalesce(${vpa}, payments.vpa)`,
  rrn: sql<string | null>`coalesce(${rrn}, payments.rrn)`,
})

/** And news that change nothing may tell what is still empty. */
const fillEmpty = (trx: Transaction<Database>, id: string, { method, vpa, rrn }: Details) =>
  trx
    .updateTable('payments')
    .set({
      method: sql`coalesce(method, ${method})`,
      vpa: sql`coalesce(vpa, ${vpa})`,
      rrn: sql`coalesce(rrn, ${rrn})`,
    })
    .where('id', '=', id)
    .where(
      sql<boolean>`(method is null and ${method}::text is not null or vpa is null and ${vpa}::text is not null
        or rrn is null and ${rrn}::text is not null)`,
    )
    .execute()
