// Records a captured payment as a contribution, in one statement: order, payment, contribution, ledger and feed, or none.
import { firstOpenDay } from '@lifafa/contract/event-timing'
import { paiseToRupees, splitCharge } from '@lifafa/contract/money'
import { type Kysely, sql } from 'kysely'
import type { Database, Day, Paise } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { contributionDescription } from '../../contributions/rules.ts'
import { insertGatewayFee } from './gateway-fee.ts'
import { mayBeStored, upsertPayment } from './store-payment.ts'

export type Recorded = {
  orderId: string
  orderedPaise: Paise
  boxId: string
  hostId: string
  contributionId: string
  eventDate: Day
  boxDeletedAt: Date | null
  /** Attempts to pay this order, this one included, were stored before: they may have refunds and flags. */
  hasHistory: boolean
  /** It goes to a linked account of the host. */
  isTransferred: boolean
}

/** Stands for the guest's name, which the statement finds in the order. */
const NAME = '\u{e000}'

/**
 * True where nothing has to follow the contribution (follow-contribution.ts): it is of the ordered amount, paid out to the host, for
 * an open box, and no attempt to pay the order was stored before.
 */
function isPlain({ amount, created_at }: ProviderPayment, boxId: string, now: Date) {
  const latest = new Date(Math.max(now.getTime(), created_at * 1000))
  return sql<boolean>`payment_orders.amount_paise = ${amount}::bigint and payment_orders.account_id is null
    and exists (select 1 from event_boxes where id = ${boxId} and deleted_at is null
      and event_date >= ${firstOpenDay(latest)}::date)
    and not exists (select 1 from payments p where p.payment_order_id = payment_orders.id and p.event_box_id = ${boxId})`
}

/**
 * Claims the order, which is of the box: only one caller gets the row; the others wait for its lock and then find the order
 * paid. Undefined, and nothing is written, where the order is paid or not in this box, or the payment was refunded.
 * `onlyPlain`: also where something has to follow; throws where another caller stores the payment meanwhile.
 */
export async function recordContribution(
  db: Kysely<Database>,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
  { onlyPlain = false } = {},
): Promise<Recorded | undefined> {
  const paidAt = new Date(payment.created_at * 1000)
  const { contributionPaise, feePaise } = splitCharge(payment.amount)
  const rupees = paiseToRupees(contributionPaise)
  const { rows } = await sql<Recorded>`
    with claimed as (
      update payment_orders set state = 'paid', paid_at = ${paidAt}, updated_at = ${now}
      where provider_order_id = ${payment.order_id} and event_box_id = ${boxId} and state <> 'paid'
        and ${onlyPlain ? isPlain(payment, boxId, now) : mayBeStored(payment, boxId)}
      returning id, event_box_id, amount_paise, guest_name, guest_phone, guest_address, guest_language, account_id, erased_at
    ), box as (
      select id, host_id, event_date, deleted_at from event_boxes where id = ${boxId}
    ), stored as (
      ${upsertPayment(payment, boxId, now, sql`claimed`, { isNew: onlyPlain })}
    ), contributed as (
      insert into contributions (event_box_id, payment_order_id, payment_id, guest_name, guest_phone, guest_address,
        guest_language, erased_at, amount_paise, fee_paise, paid_at, created_at)
      select event_box_id, id, ${payment.id}, guest_name, guest_phone, guest_address, guest_language, erased_at,
        ${contributionPaise}::bigint, ${feePaise}::bigint, ${paidAt}::timestamptz, ${now}::timestamptz
      from claimed
      returning id, event_box_id
    ), entered as (
      -- What the gateway owes us, or what was unallocated until now, is what we owe the host and our fee.
      insert into ledger (kind, event_box_id, payment_id, contribution_id, gateway_receivable, suspense,
        owed_to_hosts, platform_fee, occurred_at, created_at)
      select 'contribution', event_box_id, ${payment.id}, id,
        case when was_unallocated then 0 else ${payment.amount}::bigint end,
        case when was_unallocated then ${payment.amount}::bigint else 0 end,
        ${-contributionPaise}::bigint, ${-feePaise}::bigint, ${paidAt}::timestamptz, ${now}::timestamptz
      from contributed, (
        select exists (
          select 1 from ledger where payment_id = ${payment.id} and event_box_id = ${boxId}
            and kind in ('unallocated-payment', 'box-named') and suspense < 0) as was_unallocated
      ) as before
    ), charged as (
      ${insertGatewayFee(payment, boxId, now, sql`claimed`)}
    ), announced as (
      insert into activities (host_id, event_box_id, payment_order_id, action, description, created_at)
      select box.host_id, box.id, claimed.id, 'contribution-received',
        case when guest_name is null then ${contributionDescription(null, rupees)}
          else replace(${contributionDescription(NAME, rupees)}, ${NAME}, guest_name) end,
        ${now}::timestamptz
      from claimed, box
    )
    select claimed.id as "orderId", claimed.account_id is not null as "isTransferred", claimed.amount_paise as "orderedPaise", box.id as "boxId",
      host_id as "hostId", (select id from contributed) as "contributionId", event_date as "eventDate", deleted_at as "boxDeletedAt",
      not coalesce((select is_new from stored), false)
        or exists (
          select 1 from payments p join claimed c on c.id = p.payment_order_id
          where p.event_box_id = ${boxId} and p.id <> ${payment.id}
        ) as "hasHistory"
    from claimed, box`.execute(db)
  return rows[0]
}
