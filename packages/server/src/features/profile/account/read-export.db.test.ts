// The host's file has each column of the tables that it reads, but for those listed here with a reason; and so for the tables.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_EXPORTED_ROWS } from '@lifafa/contract/limits'
import { sql } from 'kysely'
import type { TestApp } from '../../../test/app.ts'
import { insertHost } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { LISTED_COLUMNS } from '../../contributions/rules.ts'
import { readAccountExport } from './read-export.ts'

/** Columns of every table that are left out: ids of ours and of the reader, and our bookkeeping of a row. */
const LEFT_OUT_EVERYWHERE = ['id', 'host_id', 'key_mode', 'request_key', 'check_at', 'updated_at']

const LEFT_OUT: Record<string, readonly string[]> = {
  'a secret': [
    'hosts.password_hash',
    'refresh_tokens.token_hash',
    'desks.link_hash',
    'desks.pin_hash',
    'desk_devices.token_hash',
    'halls.link_hash',
    'hall_lines.read_hash',
  ],
  'said in another column': [
    ...[
      'hosts.search_text',
      ...[
        'contributions.searched',
        'contributions.sounds',
        'register_entries.searched',
        'register_entries.sounds',
      ],
      'contributions.fee_paise',
      'contributions.created_at',
      'payments.payment_order_id',
    ],
    'imported_givers.name_key',
    ...['payments.status', 'payments.currency', 'payments.provider_created_at', 'payments.first_seen_at'],
  ],
  'null in all rows that the file has': [
    ...['hosts.is_contested', 'hosts.deactivated_at', 'hosts.deleted_at', 'refresh_tokens.admin_id'],
    ...['refresh_tokens.rotated_at', 'refresh_tokens.revoked_at'],
  ],
  'an id that tells the host nothing': [
    ...['activities.payment_order_id', 'contributions.payment_order_id', 'refresh_tokens.family_id'],
    ...['refunds.dispute_id', 'refunds.provider_refund_id', 'payout_attempts.provider_payout_id'],
    'fee_invoices.credits_id',
    ...['desk_devices.device', 'register_entries.device_id', 'register_versions.device_id'],
    ...['transfers.payment_order_id', 'transfers.provider_transfer_id', 'upi_id_checks.provider_check_id'],
  ],
  'how we and the provider go about it': [
    ...['payments.method', 'payments.error_code', 'payments.error_description', 'payments.captured_again_at'],
    'disputes.phase',
    ...['disputes.respond_by', 'refunds.reason', 'refunds.requested_by', 'payout_attempts.failure_text'],
    'desks.wrong_pins',
    ...['payouts.late_notified_at', 'payouts.cancelled_by', 'transfers.fee_paise', 'transfers.tax_paise'],
    ...['transfers.failure', 'transfers.reversal_asked_at', 'upi_id_checks.tries', 'upi_id_checks.asked_at'],
    ...['event_boxes.guests_erasure_told_at', 'contact_messages.suspected', 'contact_messages.mailed_at'],
    ...['contact_messages.answered_by', 'payout_attempts.asked_at', 'payout_attempts.batch_id'],
    'payout_attempts.started_by',
    ...['payout_attempts.channel', 'payout_attempts.is_reference_shared'],
  ],
  'the guest’s, not the host’s': ['payments.vpa'],
}

const TABLES_LEFT_OUT: Record<string, readonly string[]> = {
  'intentions, and reports of them': ['payment_orders', 'waiting_orders', 'provider_events'],
  'our books, and our bank’s': [
    ...['ledger', 'ledger_closing', 'ledger_balances', 'box_balances', 'corrections', 'fee_invoice_series'],
    ...['settlements', 'settlement_lines', 'transfer_reversals'],
  ],
  'administrators and what they look at': ['admins', 'audit_log', 'review_flags'],
  'how the servers work': [
    ...[
      'installation',
      'payout_batches',
      'sending_stops',
      'platform_totals',
      'provider_listings',
      'shared_counters',
      'codes',
    ],
  ],
}

const SOURCE = readFileSync(join(import.meta.dirname, 'read-export.ts'), 'utf8').replace(
  /\$\{.*LISTED_COLUMNS.*\}/,
  LISTED_COLUMNS.join(),
)

type Table = { name: string; columns: string[] }

async function listTables({ services: { db } }: TestApp): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select table_name::text as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and table_name not like all(array['kysely%', 'citus%']) group by 1 order by 1`.execute(
    db,
  )
  return rows
}

/** The columns that are selected from a table, or from contributions with it. */
const selectedFrom = (table: string): string =>
  [
    ...SOURCE.matchAll(
      new RegExp(`select ((?:(?!select)[^\`])*)\\sfrom (contributions c join )?${table}\\b`, 'g'),
    ),
  ].join()

test('each table, and each column of exported tables, is there or has a reason', async ({ app }) => {
  const tables = await listTables(app)
  const isInFile = ({ name }: Table) => selectedFrom(name) !== ''
  const missing = tables.filter((table) => !isInFile(table)).map(({ name }) => name)
  expect(missing, 'read a new table in read-export.ts, or name it above with a reason').toEqual(
    Object.values(TABLES_LEFT_OUT).flat().toSorted(),
  )
  const columns = tables
    .filter(isInFile)
    .flatMap(({ name, columns }) => columns.map((column) => ({ name, column })))
    .filter(({ column }) => !LEFT_OUT_EVERYWHERE.includes(column))
    .filter(({ name, column }) => !new RegExp(`\\b${column}\\b`).test(selectedFrom(name)))
    .map(({ name, column }) => `${name}.${column}`)
  expect(columns.toSorted(), 'select a new column in read-export.ts, or name it above with a reason').toEqual(
    Object.values(LEFT_OUT).flat().toSorted(),
  )
})

test('a list with more rows than a file can have is not read whole', async ({ app }) => {
  const { db, now } = app.services
  const { id } = await insertHost(db)
  const act = (times: number) =>
    sql`insert into activities (host_id, action, facts, created_at)
      select ${id}::uuid, 'profile-updated', '{}', ${now()}::timestamptz from generate_series(1, ${times}::int)`.execute(
      db,
    )
  await act(MAX_EXPORTED_ROWS)
  expect((await readAccountExport(db, id)).activities).toHaveLength(MAX_EXPORTED_ROWS)
  await act(1)
  await expect(readAccountExport(db, id)).rejects.toMatchObject({ key: 'exportTooLarge' })
})
