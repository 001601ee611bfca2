// Makes flags of the sentences that stood in `needs_review`, as features/payments wrote them until migration 0018.
import { type Kysely, sql } from 'kysely'

type Old = {
  reasons: string
  /** The sentences that an administrator had looked at. */
  reviewed_reason: string | null
  reviewed_at: Date | null
  reviewed_by: string | null
  /** Of the contribution's payment, or of the flagged one among the order's. */
  payment_id: string
  payment_order_id: string
  at: Date
}

type New = {
  payment_id: string
  kind: string
  dispute_id?: string
  refund_id?: string
  detail?: Record<string, unknown>
}

/** What one sentence told; undefined where it is none of ours, or names what is not there. */
type Read = (db: Kysely<unknown>, match: RegExpExecArray, old: Old) => Promise<New[] | undefined>

/** One sentence may hold a semicolon; it is looked for before the others are taken apart. */
const GIFT_GONE = /the gift had gone back; (\S+) is left of its order/

const SENTENCES: readonly [RegExp, Read][] = [
  [
    /^paid ₹\S+ where ₹\S+ were asked for$/,
    async (db, _, { payment_id }) => {
      const { rows } = await sql<{ paid: number; ordered: number }>`
        select p.amount_paise as paid, o.amount_paise as ordered
        from payments p join payment_orders o on o.id = p.payment_order_id where p.id = ${payment_id}`.execute(
        db,
      )
      const detail = { paid_paise: rows[0]?.paid, ordered_paise: rows[0]?.ordered }
      return [{ payment_id, kind: 'amount-differs', detail }]
    },
  ],
  [/^the event box had closed$/, async (_db, _, { payment_id }) => [{ payment_id, kind: 'box-closed' }]],
  [
    /^the event box had been deleted$/,
    async (_db, _, { payment_id }) => [{ payment_id, kind: 'box-deleted' }],
  ],
  [
    /^money arrived before its event box was named$/,
    async (db, _, old) => {
      const { rows } = await sql<{ id: string }>`
        select p.id from payments p where p.payment_order_id = ${old.payment_order_id}
          and p.status = 'captured' and p.currency = 'INR'
          and not exists (select from refunds r where r.payment_id = p.id)`.execute(db)
      const ids = rows.length > 0 ? rows.map(({ id }) => id) : [old.payment_id]
      return ids.map((payment_id) => ({ payment_id, kind: 'no-box' }))
    },
  ],
  [
    /^paid in ([A-Z]{3})$/,
    async (db, [, currency = ''], old) => {
      const { rows } = await sql<{ id: string }>`
        select id from payments where payment_order_id = ${old.payment_order_id} and currency = ${currency}`.execute(
        db,
      )
      return rows.map(({ id }) => ({ payment_id: id, kind: 'other-currency', detail: { currency } }))
    },
  ],
  [
    /^a second payment of one order: (\S+) goes back to its guest$/,
    async (db, [, id = '']) => (await isPayment(db, id)) && [{ payment_id: id, kind: 'second-payment' }],
  ],
  [
    /^a refund failed$/,
    async (db, _, old) => {
      const { rows } = await sql<{ id: string; payment_id: string; paise: number }>`
        select r.id, r.payment_id, r.amount_paise as paise from refunds r join payments p on p.id = r.payment_id
        where p.payment_order_id = ${old.payment_order_id} and r.state = 'failed'`.execute(db)
      return rows.length === 0
        ? [{ payment_id: old.payment_id, kind: 'refund-failed' }]
        : rows.map(({ id, payment_id, paise }) => ({
            ...{ payment_id, kind: 'refund-failed', refund_id: id },
            detail: { refund_paise: paise },
          }))
    },
  ],
  [
    GIFT_GONE,
    async (db, [, id = '']) => (await isPayment(db, id)) && [{ payment_id: id, kind: 'gift-gone' }],
  ],
  [
    /^disputed by the guest’s bank \((.*)\): answer (\S+) at the provider$/,
    async (db, [, reason = '', id = '']) => {
      const detail = reason === 'no reason' ? {} : { reason_code: reason }
      return ofDispute(db, id, 'disputed', detail)
    },
  ],
  [
    /^the dispute (\S+) is (won|lost|closed)$/,
    async (db, [, id = '', status = '']) => ofDispute(db, id, `dispute-${status}`),
  ],
  [
    /^given back after it had been paid out: the host owes ₹(\S+)$/,
    async (_db, [, rupees = ''], { payment_id }) => {
      const owed_paise = Math.round(Number(rupees.replaceAll(',', '')) * 100)
      return [{ payment_id, kind: 'host-owes', detail: { owed_paise } }]
    },
  ],
]

async function isPayment(db: Kysely<unknown>, id: string): Promise<true | undefined> {
  const { rows } = await sql`select from payments where id = ${id}`.execute(db)
  return rows.length > 0 ? true : undefined
}

async function ofDispute(
  db: Kysely<unknown>,
  id: string,
  kind: string,
  detail = {},
): Promise<New[] | undefined> {
  const { rows } = await sql<{
    payment_id: string
  }>`select payment_id from disputes where id = ${id}`.execute(db)
  return rows[0] && [{ payment_id: rows[0].payment_id, kind, dispute_id: id, detail }]
}

/** An order's flag belonged to its latest payment that is no gift; without a payment it was shown to nobody. */
const listOld = sql<Old>`
  select c.needs_review as reasons, c.reviewed_reason, c.reviewed_at, c.reviewed_by, c.payment_id, c.payment_order_id,
    c.created_at as at
  from contributions c where c.needs_review is not null
  union all
  select o.needs_review, o.reviewed_reason, o.reviewed_at, o.reviewed_by, p.id, o.id, o.updated_at
  from payment_orders o join lateral (
    select p.id from payments p where p.payment_order_id = o.id
    order by exists (select from contributions c where c.payment_id = p.id), p.first_seen_at desc, p.id limit 1
  ) p on true
  where o.needs_review is not null`

function sentencesIn(reasons: string): string[] {
  const [giftGone] = GIFT_GONE.exec(reasons) ?? []
  const others = giftGone === undefined ? reasons : reasons.replace(giftGone, '')
  return [...(giftGone === undefined ? [] : [giftGone]), ...others.split('; ')].filter((part) => part !== '')
}

async function flagsOf(db: Kysely<unknown>, sentence: string, old: Old): Promise<New[]> {
  for (const [pattern, read] of SENTENCES) {
    const match = pattern.exec(sentence)
    const flags = match && (await read(db, match, old))
    if (flags && flags.length > 0) return flags
  }
  return []
}

async function insert(db: Kysely<unknown>, flag: New, old: Old, isReviewed: boolean): Promise<void> {
  await sql`
    insert into review_flags (payment_id, kind, dispute_id, refund_id, detail, raised_at, reviewed_at, reviewed_by)
    values (${flag.payment_id}, ${flag.kind}, ${flag.dispute_id ?? null}, ${flag.refund_id ?? null},
      ${JSON.stringify(flag.detail ?? {})}::jsonb, ${old.at}, ${isReviewed ? old.reviewed_at : null},
      ${isReviewed ? old.reviewed_by : null})
    on conflict do nothing`.execute(db)
}

export async function carryOverReasons(db: Kysely<unknown>): Promise<void> {
  const { rows } = await listOld.execute(db)
  for (const old of rows) {
    const seen = sentencesIn(old.reviewed_reason ?? '')
    const unknown: string[] = []
    for (const sentence of sentencesIn(old.reasons)) {
      const flags = await flagsOf(db, sentence, old)
      if (flags.length === 0) unknown.push(sentence)
      for (const flag of flags) await insert(db, flag, old, seen.includes(sentence))
    }
    const text = unknown.join('; ')
    const isSeen = unknown.every((sentence) => seen.includes(sentence))
    if (text !== '')
      await insert(db, { payment_id: old.payment_id, kind: 'other', detail: { text } }, old, isSeen)
  }
  await restoreLostDisputes(db)
  await resolveWhatIsGone(db)
}

/** The flag of an open dispute was overwritten when its order's box was named: nobody was told of it. */
const restoreLostDisputes = (db: Kysely<unknown>) =>
  sql`insert into review_flags (payment_id, kind, dispute_id, detail, raised_at)
    select payment_id, 'disputed', id, jsonb_strip_nulls(jsonb_build_object('reason_code', reason_code)), created_at
    from disputes where status in ('open', 'under_review') on conflict do nothing`.execute(db)

async function resolveWhatIsGone(db: Kysely<unknown>): Promise<void> {
  await sql`update review_flags f set resolved_at = d.updated_at from disputes d
    where f.kind = 'disputed' and d.id = f.dispute_id and d.status not in ('open', 'under_review')`.execute(
    db,
  )
  await sql`update review_flags f set resolved_at = o.paid_at from payments p, payment_orders o
    where f.kind = 'no-box' and p.id = f.payment_id and o.id = p.payment_order_id and o.state = 'paid'`.execute(
    db,
  )
}
