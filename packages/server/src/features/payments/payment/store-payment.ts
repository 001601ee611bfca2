// Stores what the provider reports of one attempt to pay; an update that is older than the stored status changes nothing.
import { sql, type Transaction } from 'kysely'
import type { Database, PaymentStatus, Row } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/provider.ts'
import { ALLOWED_FROM } from '../rules.ts'

/** Answers the status that is stored now. */
export async function storePayment(
  trx: Transaction<Database>,
  orderId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentStatus> {
  const reported = {
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
    ...reported,
  })
  const from = ALLOWED_FROM[payment.status]
  const noted = await inserted
    .onConflict((conflict) => {
      const known = conflict.column('id')
      return from.length === 0
        ? known.doNothing()
        : known.doUpdateSet({ ...reported, ...preserveKnown(reported) }).where('payments.status', 'in', from)
    })
    .returning('status')
    .executeTakeFirst()
  if (noted) return noted.status
  await fillEmpty(trx, payment.id, reported)
  const known = await trx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  return known.status
}

type Details = Pick<Row<'payments'>, 'method' | 'vpa' | 'rrn'>

/** An update may lack details that an earlier one had, such as the bank's reference: these stay. */
const preserveKnown = ({ method, vpa, rrn }: Details) => ({
  method: sql<string | null>`coalesce(${method}, payments.method)`,
  vpa: sql<string | null>`coalesce(${vpa}, payments.vpa)`,
  rrn: sql<string | null>`coalesce(${rrn}, payments.rrn)`,
})

/** An update that does not change the status may still fill in missing details. */
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
