// Records a settlement as the provider reports it; once it is in the ledger, its amount and bank reference stay.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, KeyMode } from '../../../db/tables.ts'
import type { ProviderSettlement } from '../../../provider/objects/settlements.ts'

type Deps = { keyMode: KeyMode; now: Date }

/** A new or changed one is due to be followed at once. */
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
    on conflict (id) do update set status = excluded.status, amount_paise = excluded.amount_paise,
      fees_paise = excluded.fees_paise, tax_paise = excluded.tax_paise, utr = excluded.utr,
      updated_at = excluded.updated_at, check_at = excluded.check_at
    where s.booked_at is null
      and (s.status, s.amount_paise, s.fees_paise, s.tax_paise, s.utr)
      is distinct from (excluded.status, excluded.amount_paise, excluded.fees_paise, excluded.tax_paise, excluded.utr)`.execute(
    db,
  )
}
