// The columns of event boxes, payouts and the ledger, and of the installation.
import type { Columns } from './columns.ts'

export const payoutColumns: Columns<
  | 'event_boxes'
  | 'installation'
  | 'ledger'
  | 'ledger_closing'
  | 'ledger_balances'
  | 'box_balances'
  | 'payouts'
  | 'payout_sending'
  | 'platform_totals'
> = {
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
  installation: { is_only: 'boolean', id: 'string', public_url: 'string?', restored_at: 'Date?' },
  ledger: {
    id: 'string',
    kind: 'string',
    event_box_id: 'string?',
    payment_id: 'string?',
    contribution_id: 'string?',
    refund_id: 'string?',
    payout_id: 'string?',
    settlement_id: 'string?',
    settlement_line_id: 'string?',
    gateway_receivable: 'number',
    bank: 'number',
    owed_to_hosts: 'number',
    payouts_in_transit: 'number',
    platform_fee: 'number',
    output_gst: 'number',
    gateway_charges: 'number',
    input_gst: 'number',
    guest_refunds: 'number',
    suspense: 'number',
    occurred_at: 'Date',
    created_at: 'Date',
    recorded_at: 'Date',
  },
  ledger_closing: { is_only: 'boolean', closed_until: 'Date' },
  ledger_balances: {
    kind: 'string',
    entries: 'number',
    gateway_receivable: 'number',
    bank: 'number',
    owed_to_hosts: 'number',
    payouts_in_transit: 'number',
    platform_fee: 'number',
    output_gst: 'number',
    gateway_charges: 'number',
    input_gst: 'number',
    guest_refunds: 'number',
    suspense: 'number',
  },
  box_balances: { event_box_id: 'string', owed_to_hosts: 'number' },
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
    hosts_revision: 'number',
  },
}
