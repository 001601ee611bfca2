// The text columns that a host's deletion may leave as they are, by the reason.

/** Tables without a word about a host or a guest. */
export const OF_NOBODY: readonly string[] = [
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
export const STAYS: Record<string, readonly string[]> = {
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
