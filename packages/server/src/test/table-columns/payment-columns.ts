// The columns of orders, payments and contributions, and of what the provider reports.
import type { Columns } from './columns.ts'

export const paymentColumns: Columns<
  | 'contributions'
  | 'name_corrections'
  | 'payment_orders'
  | 'payments'
  | 'order_locations'
  | 'provider_events'
  | 'provider_listings'
> = {
  contributions: {
    id: 'string',
    event_box_id: 'string',
    payment_order_id: 'string',
    payment_id: 'string',
    guest_name: 'string?',
    guest_phone: 'string?',
    guest_address: 'string?',
    guest_language: 'string?',
    corrected_name: 'string?',
    thanked_at: 'Date?',
    amount_paise: 'number',
    fee_paise: 'number',
    refunded_paise: 'number',
    kept_paise: 'number',
    paid_at: 'Date',
    created_at: 'Date',
    blessing: 'string?',
    blessing_hidden_at: 'Date?',
    erased_at: 'Date?',
  },
  name_corrections: {
    id: 'string',
    event_box_id: 'string',
    contribution_id: 'string',
    host_id: 'string',
    name_before: 'string?',
    name_after: 'string',
    corrected_at: 'Date',
  },
  order_locations: { id: 'string', payment_order_id: 'string', event_box_id: 'string' },
  payment_orders: {
    id: 'string',
    event_box_id: 'string',
    guest_name: 'string?',
    guest_phone: 'string?',
    guest_address: 'string?',
    guest_language: 'string?',
    amount_paise: 'number',
    state: 'string',
    provider_order_id: 'string?',
    request_key: 'string?',
    key_mode: 'string',
    created_at: 'Date',
    updated_at: 'Date',
    paid_at: 'Date?',
    check_at: 'Date?',
    erased_at: 'Date?',
  },
  payments: {
    id: 'string',
    event_box_id: 'string',
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
    captured_again_at: 'Date?',
    updated_at: 'Date',
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
    settlements_listed_until: 'Date?',
    settlements_since: 'Date?',
  },
}
