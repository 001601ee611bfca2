// The columns of event boxes, payouts and the platform’s totals, and of the installation.
import type { Columns } from './columns.ts'

export const payoutColumns: Columns<
  'event_boxes' | 'installation' | 'payouts' | 'payout_sending' | 'platform_totals'
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
    guests_erased_at: 'Date?',
    guests_erasure_told_at: 'Date?',
  },
  installation: { is_only: 'boolean', id: 'string', public_url: 'string?', restored_at: 'Date?' },
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
    told_late_at: 'Date?',
  },
  payout_sending: { is_only: 'boolean', refusal: 'string?', refusals: 'number', stopped_until: 'Date?' },
  platform_totals: {
    shard: 'number',
    users: 'number',
    events: 'number',
    hosts_revision: 'number',
  },
}
