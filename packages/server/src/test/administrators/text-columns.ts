// Text columns of the database before and after a host is deleted: what a deletion leaves, and why it may.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
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
  'payout_sending',
  'provider_listings',
  'settlement_lines',
  'settlements',
  'shared_counters',
]

/** Columns that a deletion leaves, by the reason. A new one that a host or a guest could be known by is not among them. */
const STAYS: Record<string, readonly string[]> = {
  'an id of ours or of the provider, which the books refer to': [
    ...['event_boxes.id', 'payment_orders.provider_order_id', 'payment_orders.request_key', 'payments.id'],
    ...['payouts.provider_payout_id', 'disputes.id', 'refunds.provider_refund_id'],
    ...['dispute_answers.letter_document_id', 'dispute_answers.attachment_document_id'],
    ...[
      'dispute_answers.dispute_id',
      'review_flags.payment_id',
      'review_flags.dispute_id',
      'audit_log.payment_id',
    ],
    ...['order_locations.id', 'order_locations.event_box_id'],
  ],
  'one of a few words of ours or of the provider': [
    ...['event_boxes.event_type', 'payment_orders.state', 'payment_orders.key_mode', 'payments.status'],
    ...['payments.currency', 'payments.method', 'payouts.state', 'payouts.hold', 'payouts.fault'],
    ...['disputes.status', 'disputes.reason_code', 'refunds.state', 'refunds.kind', 'review_flags.kind'],
    ...['audit_log.action', 'corrections.debit_account', 'corrections.credit_account'],
    'dispute_answers.kind',
  ],
  'a bank reference, by which a bank finds the transfer': ['payments.rrn', 'payouts.utr'],
  'the provider’s reason of a failure': [
    ...['payments.error_code', 'payments.error_description', 'payouts.reason'],
    'dispute_answers.refusal',
  ],
  'an administrator’s record, which is never changed': [
    ...['audit_log.detail', 'corrections.reason', 'refunds.reason', 'review_flags.detail'],
    // What the guest's bank was told.
    'dispute_answers.explanation',
  ],
}

type Texts = ReadonlyMap<string, readonly string[]>

/** The columns of words that a deletion must empty. A foreign key holds an id of another table, and no words. */
async function columnsToErase({ services: { db } }: TestApp): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where table_schema = 'public' and table_name not like 'kysely%' and data_type in ('text', 'jsonb')
      and not exists (
        select from information_schema.table_constraints t
        join information_schema.key_column_usage k using (constraint_schema, constraint_name)
        where t.constraint_type = 'FOREIGN KEY' and k.table_name = c.table_name and k.column_name = c.column_name
      )`.execute(db)
  const stays = Object.values(STAYS).flat()
  return rows.filter(
    ({ table, column }) => !OF_NOBODY.includes(table) && !stays.includes(`${table}.${column}`),
  )
}

/** All rows but the box of what has none, and its host. */
const ofSomebody = (table: string) =>
  table === 'event_boxes'
    ? sql`id <> ${NO_BOX}`
    : table === 'hosts'
      ? sql`id <> (select host_id from event_boxes where id = ${NO_BOX})`
      : sql`true`

/** The texts of each column that a deletion must empty. Where there are none, one is put there. */
export async function textsToErase(app: TestApp): Promise<Texts> {
  const { db } = app.services
  const texts = new Map<string, string[]>()
  for (const { table, column } of await columnsToErase(app)) {
    const [t, c] = [sql.table(table), sql.ref(column)]
    const read = () =>
      sql<{ text: string }>`select distinct ${c}::text as text from ${t}
        where ${c}::text <> '' and ${ofSomebody(table)}`.execute(db)
    let { rows } = await read()
    if (rows.length === 0) {
      await sql`update ${t} set ${c} = ${`a trace in ${table}.${column}`} where ${ofSomebody(table)}`.execute(
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
    }>`select ${sql.ref(column)}::text as text from ${sql.table(table)} where ${ofSomebody(table)}`.execute(
      db,
    )
    if (before.length === 0)
      left.push(`${name} (no row: add one to host-with-everything.ts, or list the table)`)
    else if (rows.some(({ text }) => before.includes(text))) left.push(name)
  }
  return left
}
