// The types of tables.ts match the columns that the migrations create, nullability included.
import { type SelectType, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import type { Database } from './tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What TypeScript makes of each column; the compiler refuses this literal when it differs from tables.ts. */
const columns: {
  [T in keyof Database]: {
    [C in keyof Database[T]]: null extends SelectType<Database[T][C]>
      ? `${TypeName<Exclude<SelectType<Database[T][C]>, null>>}?`
      : TypeName<SelectType<Database[T][C]>>
  }
} = {
  activities: {
    id: 'number',
    host_id: 'string',
    event_box_id: 'string?',
    action: 'string',
    description: 'string',
    created_at: 'Date',
  },
  audit_log: {
    id: 'number',
    admin_id: 'string',
    action: 'string',
    host_id: 'string?',
    payment_id: 'string?',
    payout_id: 'string?',
    detail: 'string',
    created_at: 'Date',
  },
  shared_counters: { key: 'string', count: 'number', counted_at: 'Date', expires_at: 'Date' },
  admins: {
    id: 'string',
    name: 'string',
    email: 'string',
    password_hash: 'string',
    email_verified_at: 'Date?',
    created_at: 'Date',
  },
  codes: {
    purpose: 'string',
    email: 'string',
    code_hash: 'string?',
    requested_at: 'Date',
    expires_at: 'Date?',
    tries: 'number',
    used_at: 'Date?',
    sends_in_window: 'number',
    window_started_at: 'Date',
  },
  contact_messages: {
    id: 'string',
    name: 'string',
    email: 'string',
    subject: 'string',
    message: 'string',
    created_at: 'Date',
    mailed_at: 'Date?',
    answered_at: 'Date?',
    answered_by: 'string?',
  },
  contributions: {
    id: 'string',
    event_box_id: 'string',
    payment_order_id: 'string',
    payment_id: 'string',
    guest_name: 'string?',
    guest_phone: 'string?',
    guest_address: 'string?',
    amount_paise: 'number',
    fee_paise: 'number',
    refunded_paise: 'number',
    kept_paise: 'number',
    paid_at: 'Date',
    created_at: 'Date',
  },
  disputes: {
    id: 'string',
    payment_id: 'string',
    amount_paise: 'number',
    status: 'string',
    reason_code: 'string?',
    respond_by: 'Date?',
    created_at: 'Date',
    updated_at: 'Date',
  },
  event_boxes: {
    id: 'string',
    host_id: 'string',
    event_type: 'string',
    name: 'string',
    message: 'string',
    groom_name: 'string',
    bride_name: 'string',
    location: 'string',
    event_date: 'string',
    created_at: 'Date',
    updated_at: 'Date',
    deleted_at: 'Date?',
    check_at: 'Date?',
  },
  hosts: {
    id: 'string',
    email: 'string',
    first_name: 'string',
    last_name: 'string',
    phone_number: 'string',
    address: 'string',
    upi_id: 'string?',
    upi_id_changed_at: 'Date?',
    password_hash: 'string',
    email_verified_at: 'Date?',
    is_contested: 'boolean',
    deactivated_at: 'Date?',
    deleted_at: 'Date?',
    search_text: 'string',
    agreed_to_terms_at: 'Date',
    agreed_to_refund_policy_at: 'Date',
    first_signed_in_at: 'Date?',
    created_at: 'Date',
    updated_at: 'Date',
  },
  installation: { is_only: 'boolean', id: 'string', public_url: 'string?', restored_at: 'Date?' },
  journal_lines: {
    transaction_id: 'string',
    line: 'number',
    account: 'string',
    host_id: 'string?',
    event_box_id: 'string?',
    amount_paise: 'number',
  },
  journal_transactions: {
    id: 'string',
    kind: 'string',
    contribution_id: 'string?',
    refund_id: 'string?',
    payout_id: 'string?',
    occurred_at: 'Date',
    created_at: 'Date',
  },
  payment_orders: {
    id: 'string',
    event_box_id: 'string?',
    guest_name: 'string?',
    guest_phone: 'string?',
    guest_address: 'string?',
    amount_paise: 'number',
    state: 'string',
    provider_order_id: 'string?',
    request_key: 'string?',
    key_mode: 'string',
    created_at: 'Date',
    updated_at: 'Date',
    paid_at: 'Date?',
    check_at: 'Date?',
  },
  payments: {
    id: 'string',
    payment_order_id: 'string',
    status: 'string',
    amount_paise: 'number',
    currency: 'string',
    method: 'string?',
    vpa: 'string?',
    rrn: 'string?',
    error_code: 'string?',
    error_description: 'string?',
    provider_created_at: 'Date',
    first_seen_at: 'Date',
    updated_at: 'Date',
  },
  payouts: {
    id: 'string',
    event_box_id: 'string',
    host_id: 'string',
    number: 'number',
    amount_paise: 'number',
    upi_id: 'string?',
    state: 'string',
    provider_payout_id: 'string?',
    utr: 'string?',
    reason: 'string?',
    hold: 'string?',
    fault: 'string?',
    due_on: 'string',
    created_at: 'Date',
    updated_at: 'Date',
    paid_at: 'Date?',
    payee_name: 'string?',
    sent_at: 'Date?',
    check_at: 'Date?',
  },
  payout_sending: { is_only: 'boolean', refusal: 'string?', refusals: 'number', stopped_until: 'Date?' },
  platform_totals: {
    shard: 'number',
    users: 'number',
    events: 'number',
    kept_paise: 'number',
    hosts_revision: 'number',
  },
  provider_events: {
    id: 'string',
    type: 'string',
    body: 'string',
    received_at: 'Date',
    handled_at: 'Date?',
    outcome: 'string?',
  },
  provider_listings: {
    key_mode: 'string',
    listed_until: 'Date',
    payments_listed_until: 'Date?',
    refunds_listed_until: 'Date?',
    payouts_listed_until: 'Date?',
  },
  ratings: { host_id: 'string', rating: 'number', feedback: 'string', platform: 'string', rated_at: 'Date' },
  refresh_tokens: {
    id: 'string',
    family_id: 'string',
    host_id: 'string?',
    admin_id: 'string?',
    token_hash: 'string',
    created_at: 'Date',
    expires_at: 'Date',
    family_expires_at: 'Date',
    rotated_at: 'Date?',
    revoked_at: 'Date?',
    user_agent: 'string?',
    network: 'string?',
    last_used_at: 'Date?',
  },
  refunds: {
    id: 'string',
    payment_id: 'string',
    amount_paise: 'number',
    kind: 'string',
    dispute_id: 'string?',
    state: 'string',
    provider_refund_id: 'string?',
    created_at: 'Date',
    updated_at: 'Date',
    check_at: 'Date?',
  },
  review_flags: {
    id: 'string',
    payment_id: 'string',
    kind: 'string',
    dispute_id: 'string?',
    refund_id: 'string?',
    detail: 'object',
    raised_at: 'Date',
    resolved_at: 'Date?',
    reviewed_at: 'Date?',
    reviewed_by: 'string?',
  },
}

type TypeName<T> = T extends Date
  ? 'Date'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : T extends object
        ? 'object'
        : 'string'

const typeNames: Record<string, string> = {
  'timestamp with time zone': 'Date',
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  jsonb: 'object',
}

test('the types match the columns of the database', async () => {
  const { rows } = await sql<{ table: string; column: string; type: string; nullable: boolean }>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(
    database.db,
  )
  const made: Record<string, Record<string, string>> = {}
  for (const { table, column, type, nullable } of rows) {
    made[table] ??= {}
    made[table][column] = `${typeNames[type]}${nullable ? '?' : ''}`
  }
  expect(made).toEqual(columns)
})
