// Reads the text columns of the database before and after a host is deleted, for what the deletion left; and those that it may leave.
import { sql } from 'kysely'
import type { TestApp } from '../app.ts'

/** Tables without a word about a host or a guest. */
const OF_NOBODY: readonly string[] = [
  'admins',
  'box_balances',
  'fee_invoice_series',
  'installation',
  'ledger',
  'ledger_balances',
  'sending_stops',
  'provider_listings',
  'settlement_lines',
  'settlements',
  'shared_counters',
  'transfer_reversals',
  'transfers',
]

/** Columns that a deletion leaves, by the reason. A new one that a host or a guest could be known by is not among them. */
const STAYS: Record<string, readonly string[]> = {
  'an id of ours or of the provider, which the books refer to': [
    ...['event_boxes.id', 'payment_orders.provider_order_id', 'payment_orders.request_key', 'payments.id'],
    'payment_orders.account_id',
    ...['payout_attempts.provider_payout_id', 'disputes.id', 'refunds.provider_refund_id'],
    ...['review_flags.payment_id', 'audit_log.payment_id'],
    ...['waiting_orders.provider_order_id', 'waiting_orders.request_key'],
    ...['ledger.event_box_id', 'activities.event_box_id', 'desk_devices.letter', 'register_entries.letter'],
    'handovers.letter',
  ],
  'one of a few words of the provider': ['payments.currency', 'payments.method', 'disputes.reason_code'],
  'a bank reference, by which a bank finds the transfer': ['payments.rrn', 'payout_attempts.reference'],
  'the provider’s reason of a failure': [
    ...['payments.error_code', 'payments.error_description', 'payout_attempts.failure_text'],
  ],
  'an administrator’s record, which is never changed': [
    ...['audit_log.detail', 'corrections.reason', 'refunds.reason', 'review_flags.detail'],
  ],
}

type Texts = ReadonlyMap<string, readonly string[]>

/**
 * The columns of words that a deletion must empty: a foreign key holds an id, and a CHECK may list all that a column can hold, or
 * admit codes of two letters alone.
 */
export async function columnsToErase({
  services: { db },
}: TestApp): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
    where table_schema = 'public' and table_name not like all(array['kysely%', 'citus%']) and data_type in ('text', 'jsonb')
      and not exists (
        select from information_schema.table_constraints t
        join information_schema.key_column_usage k using (constraint_schema, constraint_name)
        where t.constraint_type = 'FOREIGN KEY' and k.table_name = c.table_name and k.column_name = c.column_name
      )
      and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
        where k.contype = 'c' and k.conrelid = c.table_name::regclass and a.attname = c.column_name
          and pg_get_constraintdef(k.oid) like any(array['CHECK ((% = ANY (ARRAY[%', '%''^[a-z]{2}$''%'])
      )`.execute(db)
  const stays = Object.values(STAYS).flat()
  return rows.filter(
    ({ table, column }) => !OF_NOBODY.includes(table) && !stays.includes(`${table}.${column}`),
  )
}

/** The texts of each column that a deletion must empty. An empty column gets one first. */
export async function textsToErase(app: TestApp): Promise<Texts> {
  const { db } = app.services
  const texts = new Map<string, string[]>()
  for (const { table, column, type } of await columnsToErase(app)) {
    const [t, c] = [sql.table(table), sql.ref(column)]
    const read = () =>
      sql<{ text: string }>`select distinct ${c}::text as text from ${t}
        where ${c}::text <> ''`.execute(db)
    let { rows } = await read()
    if (rows.length === 0) {
      const trace = `a trace in ${table}.${column}`
      await sql`update ${t} set ${c} = ${type === 'jsonb' ? JSON.stringify({ en: trace }) : trace}`.execute(
        db,
      )
      rows = (await read()).rows
    }
    texts.set(
      `${table}.${column}`,
      rows.map(({ text }) => text),
    )
  }
  return texts
}

/** The columns that still hold one of the texts, or never held any: no row of the host is there. */
export async function columnsLeft({ services: { db } }: TestApp, texts: Texts): Promise<string[]> {
  const left: string[] = []
  for (const [name, before] of texts) {
    const [table = '', column = ''] = name.split('.')
    const { rows } = await sql<{
      text: string
    }>`select ${sql.ref(column)}::text as text from ${sql.table(table)}`.execute(db)
    if (before.length === 0)
      left.push(`${name} (no row: add one to host-with-everything.ts, or list the table)`)
    else if (rows.some(({ text }) => before.includes(text))) left.push(name)
  }
  return left
}
