// Reads the lines of a settlement, each with what our books have entered for it.
import { sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'

export type LineFacts = Row<'settlement_lines'> & {
  /** Of the payment that it was matched with: what was captured, and the provider's fee, as entered. */
  capturedPaise: Paise
  enteredFeePaise: Paise
  enteredTaxPaise: Paise
  /** Of the refund that it was matched with, as entered; and its payment. */
  refundedPaise: Paise
  refundedPaymentId: string | null
  /** What it names is matched with another line. */
  isMatchedElsewhere: boolean
  /** A refund of ours that the provider has not reported as processed. */
  isRefundUnderWay: boolean
  /** What was entered as its adjustment. */
  adjusted: { receivablePaise: Paise; chargesPaise: Paise; gstPaise: Paise }
}

/** All that are in the report now, and withdrawn ones that still have an adjustment. */
export async function readLines(trx: Transaction<Database>, settlementId: string): Promise<LineFacts[]> {
  const { rows } = await sql<LineFacts>`
    select l.*, coalesce(u.gateway_receivable, e.gateway_receivable, 0) as "capturedPaise",
      coalesce(-f.gateway_receivable, 0) as "enteredFeePaise", coalesce(f.input_gst, 0) as "enteredTaxPaise",
      coalesce(refunded.paise, 0)::bigint as "refundedPaise", r.payment_id as "refundedPaymentId",
      l.payment_id is null and l.refund_id is null and (
        exists (select from settlement_lines o where l.type = 'payment' and o.payment_id = l.entity_id)
        or exists (
          select from settlement_lines o join refunds r on r.id = o.refund_id
          where o.type = l.type and o.entity_id = l.entity_id)) as "isMatchedElsewhere",
      l.refund_id is null and exists (
        select from refunds r where l.type = 'refund' and r.provider_refund_id = l.entity_id and r.state <> 'failed'
      ) as "isRefundUnderWay",
      json_build_object('receivablePaise', coalesce(a.receivable, 0), 'chargesPaise', coalesce(a.charges, 0),
        'gstPaise', coalesce(a.gst, 0)) as adjusted
    from settlement_lines l
    left join ledger u on u.payment_id = l.payment_id and u.kind = 'unallocated-payment'
    left join contributions c on c.payment_id = l.payment_id
    left join ledger e on e.contribution_id = c.id and e.kind = 'contribution'
    left join ledger f on f.payment_id = l.payment_id and f.kind = 'gateway-fee'
    left join refunds r on r.id = l.refund_id
    left join lateral (
      select -sum(x.gateway_receivable) as paise from ledger x
      where x.refund_id = l.refund_id and x.kind in ('refund', 'unallocated-refund')
    ) refunded on true
    left join lateral (
      select sum(x.gateway_receivable) as receivable, sum(x.gateway_charges) as charges, sum(x.input_gst) as gst
      from ledger x where x.settlement_line_id = l.id and x.kind = 'settlement-adjustment'
    ) a on true
    where l.settlement_id = ${settlementId}
      and (l.withdrawn_at is null or coalesce(a.receivable, 0) <> 0 or coalesce(a.charges, 0) <> 0)
    order by l.type, l.entity_id, l.number`.execute(trx)
  return rows
}
