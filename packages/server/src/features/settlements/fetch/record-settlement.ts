// Records a settlement and its lines as the provider reports them; while it is in the ledger, its amount and bank reference stay.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, KeyMode } from '../../../db/tables.ts'
import type { ProviderSettlement, ProviderSettlementLine } from '../../../provider/objects/settlements.ts'

type Deps = { keyMode: KeyMode; now: Date }

/** A new or changed one is due to be followed at once. One that is in the ledger changes only where our bank has returned it. */
export async function recordSettlement(
  db: Kysely<Database> | Transaction<Database>,
  { id, amount, status, fees, tax, utr, created_at }: ProviderSettlement,
  { keyMode, now }: Deps,
): Promise<void> {
  await sql`
    insert into settlements as s (id, key_mode, status, amount_paise, fees_paise, tax_paise, utr, provider_created_at,
      first_seen_at, updated_at, check_at)
    values (${id}, ${keyMode}, ${status}, ${amount}, ${fees ?? 0}, ${tax ?? 0}, ${utr || null},
      ${new Date(created_at * 1000)}, ${now}, ${now}, ${now})
    on conflict (id) do update set status = excluded.status,
      amount_paise = case when s.booked_at is null then excluded.amount_paise else s.amount_paise end,
      fees_paise = excluded.fees_paise, tax_paise = excluded.tax_paise,
      utr = case when s.booked_at is null then excluded.utr else s.utr end,
      updated_at = excluded.updated_at, check_at = excluded.check_at
    where (s.booked_at is null or (excluded.status = 'failed' and s.status <> 'failed'))
      and (s.status, s.amount_paise, s.fees_paise, s.tax_paise, s.utr)
      is distinct from (excluded.status, excluded.amount_paise, excluded.fees_paise, excluded.tax_paise, excluded.utr)`.execute(
    db,
  )
}

/** `lines`: all of the settlement; an empty report says nothing about it. Lines that are no longer in it are withdrawn. The caller holds its lock. */
export async function recordLines(
  trx: Transaction<Database>,
  settlementId: string,
  lines: readonly ProviderSettlementLine[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return
  const rows = JSON.stringify(numbered(lines))
  const isListed = sql`
    exists (select from jsonb_to_recordset(${rows}::jsonb) as r (type text, entity_id text, number integer)
      where (r.type, r.entity_id, r.number) = (l.type, l.entity_id, l.number))`
  await sql`
    update settlement_lines l set withdrawn_at = ${now}, updated_at = ${now}, payment_id = null, refund_id = null,
      transfer_id = null, reversal_id = null, dispute_id = null
    where l.settlement_id = ${settlementId} and l.withdrawn_at is null and not ${isListed}`.execute(trx)
  await sql`
    insert into settlement_lines as l (settlement_id, type, entity_id, number, amount_paise, credit_paise, debit_paise,
      fee_paise, tax_paise, currency, named_payment_id, named_dispute_id, description, first_seen_at, updated_at)
    select ${settlementId}, r.type, r.entity_id, r.number, r.amount, r.credit, r.debit, coalesce(r.fee, 0),
      coalesce(r.tax, 0), r.currency, r.payment_id, r.dispute_id, r.description, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as r (type text, entity_id text, number integer, amount bigint,
      credit bigint, debit bigint, fee bigint, tax bigint, currency text, payment_id text, dispute_id text, description text)
    on conflict (settlement_id, type, entity_id, number) do update set
      (amount_paise, credit_paise, debit_paise, fee_paise, tax_paise, currency, named_payment_id, named_dispute_id,
        description, updated_at, withdrawn_at)
      = (excluded.amount_paise, excluded.credit_paise, excluded.debit_paise, excluded.fee_paise, excluded.tax_paise,
        excluded.currency, excluded.named_payment_id, excluded.named_dispute_id, excluded.description,
        excluded.updated_at, null)
    where l.withdrawn_at is not null
      or (l.amount_paise, l.credit_paise, l.debit_paise, l.fee_paise, l.tax_paise, l.currency, l.named_payment_id,
        l.named_dispute_id, l.description)
      is distinct from (excluded.amount_paise, excluded.credit_paise, excluded.debit_paise, excluded.fee_paise,
        excluded.tax_paise, excluded.currency, excluded.named_payment_id, excluded.named_dispute_id,
        excluded.description)`.execute(trx)
}

/** A line has no id at the provider: the same one a second time has the number 2. */
function numbered(lines: readonly ProviderSettlementLine[]) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = JSON.stringify([line.type, line.entity_id])
    const number = (seen.get(key) ?? 0) + 1
    seen.set(key, number)
    return { ...line, number }
  })
}
