// Reads the lines of a settlement, each with what our books have entered for it.
import { sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'

export type LineFacts = Row<'settlement_lines'> & {
  /** The matched payment's captured amount, and the provider's fee, as entered. */
  capturedPaise: Paise
  enteredFeePaise: Paise
  enteredTaxPaise: Paise
  /** The refund that it was matched with, as entered. */
  refundedPaise: Paise
  /** The payment that the refund or the dispute is of which it was matched with, or was before it was withdrawn. */
  takenFromPaymentId: string | null
  /**
   * Money that left for the linked account (negative: came back), by the ledger, if the line was matched with a transfer or a
   * reversal.
   */
  transferredPaise: Paise
  /** Another line is matched with its object. */
  isMatchedElsewhere: boolean
  /** A refund of ours that the provider has not reported as processed. */
  isRefundUnderWay: boolean
  /** Its adjustment, as entered. */
  adjusted: { receivablePaise: Paise; chargesPaise: Paise; gstPaise: Paise; disputedPaise: Paise }
}

/** All that are in the report now, and withdrawn ones that still have an adjustment. */
export async function readLines(trx: Transaction<Database>, settlementId: string): Promise<LineFacts[]> {
  const { rows } = await sql<LineFacts>`
    with lines as materialized (
      select * from settlement_lines where settlement_id = ${settlementId}
    ), unallocated as materialized (
      select payment_id, gateway_receivable as paise from ledger
      where kind = 'unallocated-payment' and payment_id in (select payment_id from lines)
    ), contributed as materialized (
      select c.payment_id, e.gateway_receivable as paise from contributions c
      join ledger e on e.contribution_id = c.id and e.event_box_id = c.event_box_id and e.kind = 'contribution'
      where c.payment_id in (select payment_id from lines)
    ), fees as materialized (
      select payment_id, gateway_receivable as paise, input_gst from ledger
      where kind = 'gateway-fee' and payment_id in (select payment_id from lines)
    ), ours as materialized (
      select id, payment_id from refunds where id in (select refund_id from lines)
    ), demanded as materialized (
      select id, payment_id from disputes where id in (select named_dispute_id from lines)
    ), under_way as materialized (
      select provider_refund_id as id from refunds
      where state not in ('failed', 'returned') and provider_refund_id in (select entity_id from lines where type = 'refund')
    ), refunded as materialized (
      select refund_id, -sum(gateway_receivable) as paise from ledger
      where kind in ('refund', 'unallocated-refund') and refund_id in (select refund_id from lines) group by refund_id
    ), transferred as materialized (
      select transfer_id, -sum(gateway_receivable) filter (where kind = 'transfer') as paise,
        -coalesce(sum(gateway_receivable) filter (where kind = 'transfer-fee'), 0) as fee,
        coalesce(sum(input_gst) filter (where kind = 'transfer-fee'), 0) as gst
      from ledger where transfer_id in (select transfer_id from lines) group by transfer_id
    ), reversed as materialized (
      select reversal_id, gateway_receivable as paise from ledger where reversal_id in (select reversal_id from lines)
    ), adjusted as materialized (
      select settlement_line_id as id, sum(gateway_receivable) as receivable, sum(gateway_charges) as charges,
        sum(input_gst) as gst, sum(disputed) as disputed
      from ledger where kind = 'settlement-adjustment' and settlement_line_id in (select id from lines)
      group by settlement_line_id
    )
    select l.*, coalesce(u.paise, c.paise, 0) as "capturedPaise",
      coalesce(-f.paise, t.fee, 0)::bigint as "enteredFeePaise", coalesce(f.input_gst, t.gst, 0)::bigint as "enteredTaxPaise",
      coalesce(b.paise, 0)::bigint as "refundedPaise", coalesce(r.payment_id, d.payment_id) as "takenFromPaymentId",
      coalesce(t.paise, -v.paise, 0)::bigint as "transferredPaise",
      l.payment_id is null and l.refund_id is null and l.transfer_id is null and l.reversal_id is null
        and l.dispute_id is null and (
        exists (select from settlement_lines o where l.type = 'payment' and o.payment_id = l.entity_id)
        or exists (
          select from settlement_lines o
          where num_nonnulls(o.refund_id, o.transfer_id, o.reversal_id, o.dispute_id) > 0 and o.type = l.type and o.entity_id = l.entity_id)) as "isMatchedElsewhere",
      l.refund_id is null and l.type = 'refund' and l.entity_id in (select id from under_way) as "isRefundUnderWay",
      json_build_object('receivablePaise', coalesce(a.receivable, 0), 'chargesPaise', coalesce(a.charges, 0),
        'gstPaise', coalesce(a.gst, 0), 'disputedPaise', coalesce(a.disputed, 0)) as adjusted
    from lines l
    left join unallocated u on u.payment_id = l.payment_id
    left join contributed c on c.payment_id = l.payment_id
    left join fees f on f.payment_id = l.payment_id
    left join ours r on r.id = l.refund_id
    left join demanded d on d.id = l.named_dispute_id
    left join refunded b on b.refund_id = l.refund_id
    left join transferred t on t.transfer_id = l.transfer_id
    left join reversed v on v.reversal_id = l.reversal_id
    left join adjusted a on a.id = l.id
    where l.withdrawn_at is null or coalesce(a.receivable, 0) <> 0 or coalesce(a.charges, 0) <> 0
      or coalesce(a.disputed, 0) <> 0
    order by l.type, l.entity_id, l.number`.execute(trx)
  return rows
}
