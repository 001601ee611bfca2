// The tables as Kysely types, generated from db/schema by: npm test -- --only=postgres db/tables --update
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { FlagDetail } from '@lifafa/contract/review-flags'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface Database {
  activities: {
    id: GeneratedAlways<number>
    host_id: string
    event_box_id: Generated<string>
    action: 'event-box-created' | 'event-box-updated' | 'event-box-deleted' | 'contribution-received' | 'contribution-refunded' | 'profile-updated' | 'password-changed' | 'upi-id-changed' | 'bank-account-changed' | 'payout-waiting' | 'payout-due' | 'payout-sent' | 'payout-paid' | 'payout-reversed' | 'payout-failed'
    payment_order_id: string | null
    created_at: Date
    facts: JSONColumnType<object>
  }
  admins: {
    id: Generated<string>
    email: string
    name: string
    password_hash: string
    email_verified_at: Date | null
    created_at: Date
  }
  audit_log: {
    id: Generated<number>
    admin_id: string
    action: 'signed-up' | 'signed-in' | 'signed-out-everywhere' | 'session-ended' | 'other-sessions-ended' | 'password-changed' | 'password-reset' | 'host-activated' | 'host-deactivated' | 'host-deleted' | 'host-signed-out' | 'payment-reviewed' | 'payment-refunded' | 'settlement-reviewed' | 'payout-marked-paid' | 'payout-marked-returned' | 'payouts-compared' | 'payouts-listed' | 'payouts-downloaded' | 'correction-written' | 'message-answered' | 'message-reopened' | 'guest-exported' | 'guest-corrected' | 'guest-erased' | 'guest-phone-shown' | 'payout-paid-by-hand' | 'payout-not-paid' | 'payout-retried' | 'payout-cancelled'
    host_id: string | null
    payment_id: string | null
    payout_id: string | null
    detail: Generated<string>
    created_at: Date
  }
  box_balances: {
    event_box_id: string
    owed_to_hosts: number
  }
  codes: {
    id: Generated<string>
    purpose: 'host-verify' | 'host-reset' | 'admin-verify' | 'admin-reset'
    email: string
    code_hash: string | null
    requested_at: Date
    expires_at: Date | null
    tries: Generated<number>
    tries_at_network: Generated<number>
    tries_elsewhere: Generated<number>
    used_at: Date | null
    network: Generated<string>
  }
  contact_messages: {
    id: Generated<string>
    name: string
    email: string
    subject: string
    message: string
    suspected: Generated<boolean>
    created_at: Date
    mailed_at: Date | null
    answered_at: Date | null
    answered_by: string | null
  }
  contributions: {
    id: Generated<string>
    event_box_id: string
    payment_order_id: string
    payment_id: string
    guest_name: string | null
    guest_phone: string | null
    guest_address: string | null
    guest_language: GuestLanguage | null
    corrected_name: string | null
    thanked_at: Date | null
    blessing: string | null
    blessing_hidden_at: Date | null
    amount_paise: number
    fee_paise: number
    refunded_paise: Generated<number>
    kept_paise: GeneratedAlways<number>
    paid_at: Date
    created_at: Date
    erased_at: Date | null
    searched: GeneratedAlways<string>
    sounds: GeneratedAlways<string>
  }
  corrections: {
    id: Generated<string>
    request_key: string
    amount_paise: number
    debit_account: 'gateway_receivable' | 'bank' | 'payout_account' | 'owed_to_hosts' | 'payouts_in_transit' | 'platform_fee' | 'output_gst' | 'gateway_charges' | 'input_gst' | 'disputed' | 'suspense'
    debit_box_id: string | null
    credit_account: 'gateway_receivable' | 'bank' | 'payout_account' | 'owed_to_hosts' | 'payouts_in_transit' | 'platform_fee' | 'output_gst' | 'gateway_charges' | 'input_gst' | 'disputed' | 'suspense'
    credit_box_id: string | null
    reason: string
    written_by: string | null
    written_at: Date
  }
  desk_devices: {
    id: Generated<string>
    event_box_id: string
    desk_id: string
    device: string
    letter: string
    token_hash: string
    helper: string
    last_seen_at: Date
    battery_percent: number | null
    unsent: Generated<number>
  }
  desks: {
    id: Generated<string>
    event_box_id: string
    helper: string
    link_hash: string
    pin_hash: string
    wrong_pins: Generated<number>
    state: Generated<'open' | 'paused' | 'ended'>
    may_see_names: boolean
    may_see_sums: boolean
    ends_at: Date
    created_at: Date
  }
  disputes: {
    id: string
    event_box_id: string
    payment_id: string
    amount_paise: number
    status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
    reason_code: string | null
    respond_by: Date | null
    created_at: Date
    updated_at: Date
    phase: Generated<'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration'>
  }
  earlier_upi_ids: {
    host_id: string
    upi_id: string
    replaced_at: Date
  }
  event_boxes: {
    id: string
    host_id: string
    event_type: 'marriage' | 'other'
    name: string
    message: Generated<string>
    groom_name: Generated<string>
    bride_name: Generated<string>
    location: string
    event_date: string
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
    check_at: Date | null
    guests_erased_at: Date | null
    guests_erasure_told_at: Date | null
    request_key: string | null
  }
  fee_invoice_series: {
    kind: 'invoice' | 'credit-note'
    year: string
    last_number: number
  }
  fee_invoices: {
    id: Generated<string>
    kind: 'invoice' | 'credit-note'
    year: string
    number: number
    event_box_id: string
    fee_paise: number
    gst_percent: number
    gst_paise: number
    issued_at: Date
    credits_id: string | null
  }
  hall_lines: {
    event_box_id: string
    gift_id: string
    is_hidden: Generated<boolean>
    read_hash: string | null
  }
  halls: {
    event_box_id: string
    link_hash: string | null
    is_paused: Generated<boolean>
    shows_sum: Generated<boolean>
    holds_blessings: Generated<boolean>
  }
  handovers: {
    id: string
    event_box_id: string
    desk_id: string
    from_name: string
    to_name: string
    letter: string | null
    first_envelope: number
    last_envelope: number
    handed_over_at: Date
  }
  hosts: {
    id: Generated<string>
    email: string
    first_name: string
    last_name: string
    phone_number: string
    address: string
    upi_id: string | null
    upi_id_changed_at: Date | null
    password_hash: string
    email_verified_at: Date | null
    is_contested: Generated<boolean>
    deactivated_at: Date | null
    deleted_at: Date | null
    search_text: GeneratedAlways<string>
    agreed_to_terms_at: Date
    agreed_to_refund_policy_at: Date
    first_signed_in_at: Date | null
    created_at: Date
    updated_at: Date
    bank_account: string | null
    ifsc: string | null
    bank_account_name: string | null
    bank_account_changed_at: Date | null
    language: Generated<'en' | 'hi'>
    thank_you: JSONColumnType<Partial<Record<GuestLanguage, string>> | null, string | null, string | null>
  }
  imported_givers: {
    id: Generated<string>
    event_box_id: string
    import_id: string
    row: number
    giver: string
    name_key: string
    relation: string | null
    village: string | null
    family: string | null
    phone: string | null
    amount_paise: number | null
  }
  installation: {
    is_only: Generated<boolean>
    id: Generated<string>
    public_url: string | null
    restored_at: Date | null
    compared_at: Date | null
    backed_up_at: Date | null
  }
  ledger: {
    id: Generated<string>
    kind: 'contribution' | 'refund' | 'refund-returned' | 'dispute-lost' | 'unallocated-payment' | 'unallocated-refund' | 'gateway-fee' | 'settlement' | 'settlement-adjustment' | 'payout' | 'payout-sent' | 'payout-failed' | 'payout-fee' | 'payout-reversal' | 'fee-invoice' | 'correction' | 'transfer' | 'transfer-failed' | 'transfer-reversal' | 'transfer-fee'
    event_box_id: Generated<string>
    payment_id: string | null
    contribution_id: string | null
    refund_id: string | null
    payout_attempt_id: string | null
    settlement_id: string | null
    settlement_line_id: string | null
    transfer_id: string | null
    reversal_id: string | null
    correction_id: string | null
    gateway_receivable: Generated<number>
    bank: Generated<number>
    owed_to_hosts: Generated<number>
    payouts_in_transit: Generated<number>
    platform_fee: Generated<number>
    output_gst: Generated<number>
    gateway_charges: Generated<number>
    input_gst: Generated<number>
    disputed: Generated<number>
    suspense: Generated<number>
    occurred_at: Date
    created_at: Date
    recorded_at: Generated<Date>
    payout_account: Generated<number>
    turn: Generated<number>
  }
  ledger_balances: {
    kind: string
    entries: number
    gateway_receivable: number
    bank: number
    owed_to_hosts: number
    payouts_in_transit: number
    platform_fee: number
    output_gst: number
    gateway_charges: number
    input_gst: number
    disputed: number
    suspense: number
    payout_account: number
  }
  ledger_closing: {
    is_only: Generated<boolean>
    closed_until: Date
  }
  linked_accounts: {
    id: Generated<string>
    host_id: string
    key_mode: 'test' | 'live'
    upi_id: string
    legal_name: string
    account_id: string | null
    state: 'asking' | 'under-review' | 'needs-clarification' | 'active' | 'suspended' | 'refused'
    refusal: string | null
    check_at: Date | null
    created_at: Date
    updated_at: Date
    product_id: string | null
  }
  name_corrections: {
    id: Generated<string>
    event_box_id: string
    contribution_id: string
    host_id: string
    name_before: string | null
    name_after: string
    corrected_at: Date
  }
  payment_orders: {
    id: Generated<string>
    event_box_id: string
    guest_name: string | null
    guest_phone: string | null
    guest_address: string | null
    guest_language: GuestLanguage | null
    amount_paise: number
    state: Generated<'creating' | 'created' | 'paid' | 'failed' | 'abandoned'>
    provider_order_id: string | null
    request_key: string | null
    key_mode: 'test' | 'live'
    account_id: string | null
    created_at: Date
    updated_at: Date
    paid_at: Date | null
    check_at: Date | null
    erased_at: Date | null
  }
  payments: {
    id: string
    event_box_id: string
    payment_order_id: string
    status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
    amount_paise: number
    currency: string
    method: string | null
    vpa: string | null
    rrn: string | null
    error_code: string | null
    error_description: string | null
    provider_created_at: Date
    first_seen_at: Date
    captured_again_at: Date | null
    erased_at: Date | null
    updated_at: Date
  }
  payout_attempts: {
    id: Generated<string>
    payout_id: string
    channel: 'by-hand' | 'provider'
    upi_id: string | null
    bank_account: string | null
    ifsc: string | null
    bank_account_name: string | null
    payee_name: string | null
    amount_paise: number
    batch_id: string | null
    started_by: string | null
    provider_payout_id: string | null
    state: 'submitting' | 'submitted' | 'paid' | 'failed' | 'returned' | 'cancelled'
    reference: string | null
    is_reference_shared: Generated<boolean>
    failure: 'destination' | 'bank' | 'amount' | 'payee-name' | 'ours' | 'rejected' | 'not-received' | null
    failure_text: string | null
    created_at: Date
    updated_at: Date
    asked_at: Date | null
    paid_at: Date | null
    check_at: Date | null
  }
  payout_batches: {
    id: Generated<string>
    created_by: string | null
    created_at: Date
    format: Generated<'general' | 'provider'>
  }
  payouts: {
    id: Generated<string>
    event_box_id: string
    host_id: string
    number: number
    amount_paise: number
    state: 'open' | 'paying' | 'paid' | 'cancelled'
    hold: 'needs-destination' | 'not-before' | 'needs-operator' | 'host-inactive' | null
    due_on: string
    created_at: Date
    updated_at: Date
    not_before: Date | null
    late_notified_at: Date | null
    hold_reason: 'no-upi-id' | 'unpayable-upi-id' | 'upi-id-not-found' | 'upi-id-denied' | 'after-failures' | 'upi-id-changed' | 'retry' | 'upi-id-limit' | 'provider-refused' | 'rejected' | 'unknown-outcome' | 'too-large' | 'inactive' | null
    cancelled_by: string | null
  }
  platform_totals: {
    shard: number
    users: Generated<number>
    events: Generated<number>
    hosts_revision: Generated<number>
  }
  provider_events: {
    id: string
    type: string
    body: string
    received_at: Date
    handled_at: Date | null
    outcome: string | null
  }
  provider_listings: {
    key_mode: 'test' | 'live'
    listed_until: Date
    payments_listed_until: Date | null
    refunds_listed_until: Date | null
    payouts_listed_until: Date | null
    settlements_listed_until: Date | null
    settlements_since: Date | null
  }
  ratings: {
    host_id: string
    rating: number
    feedback: Generated<string>
    platform: Generated<string>
    rated_at: Date
  }
  refresh_tokens: {
    id: Generated<string>
    family_id: string
    host_id: string | null
    admin_id: string | null
    token_hash: string
    created_at: Date
    expires_at: Date
    family_expires_at: Date
    rotated_at: Date | null
    revoked_at: Date | null
    user_agent: string | null
    network: string | null
    last_used_at: Date | null
  }
  refunds: {
    id: Generated<string>
    event_box_id: string
    payment_id: string
    amount_paise: number
    kind: 'duplicate' | 'dispute' | 'external' | 'administrator'
    dispute_id: string | null
    reason: string | null
    requested_by: string | null
    request_key: string | null
    state: Generated<'requested' | 'sent' | 'processed' | 'failed' | 'returned'>
    provider_refund_id: string | null
    created_at: Date
    updated_at: Date
    check_at: Date | null
  }
  register_counts: {
    id: string
    event_box_id: string
    number: number
    desk_id: string | null
    first_counter: string
    second_counter: string
    notes_500: number
    notes_200: number
    notes_100: number
    notes_50: number
    notes_20: number
    notes_10: number
    coins_paise: number
    cheques: number
    cheques_paise: number
    entries: number
    expected_cash_paise: number
    expected_cheques_paise: number
    difference_paise: number
    reason: string | null
    reason_by: string | null
    counted_at: Date
    deposited_on: string | null
    deposited_paise: number | null
    deposited_by: string | null
  }
  register_entries: {
    id: string
    event_box_id: string
    device_id: string | null
    letter: string
    running: number
    version: number
    kind: 'cash' | 'cheque' | 'upi' | 'gold' | 'silver' | 'thing' | 'blessing'
    amount_paise: number | null
    milligrams: number | null
    words: string | null
    giver: string | null
    relation: string | null
    village: string | null
    family: string | null
    side: 'bride' | 'groom' | null
    phone: string | null
    note: string | null
    envelope: number | null
    is_late: Generated<boolean>
    void_reason: string | null
    counted_in: number | null
    late_for_count: number | null
    thanked_at: Date | null
    given_at: Date
    received_at: Date
    updated_at: Date
    erased_at: Date | null
    searched: GeneratedAlways<string>
    sounds: GeneratedAlways<string>
  }
  register_imports: {
    id: string
    event_box_id: string
    file: string
    occasion: string | null
    year: number | null
    imported_at: Date
  }
  register_versions: {
    event_box_id: string
    entry_id: string
    version: number
    content: JSONColumnType<Record<string, unknown>>
    device_id: string | null
    written_by: string
    written_at: Date
  }
  review_flags: {
    id: Generated<string>
    kind: 'amount-differs' | 'no-box' | 'other-currency' | 'refund-failed' | 'refund-late' | 'refund-stopped' | 'gift-gone' | 'money-in-dispute' | 'host-owes' | 'settlement-line' | 'settlement-sum-differs' | 'settlement-without-utr' | 'settlement-late' | 'settlement-failed' | 'other'
    payment_id: string | null
    refund_id: string | null
    settlement_id: string | null
    settlement_line_id: string | null
    detail: JSONColumnType<FlagDetail>
    raised_at: Date
    resolved_at: Date | null
    reviewed_at: Date | null
    reviewed_by: string | null
  }
  sending_stops: {
    event_box_id: string
    since: Date
  }
  settlement_lines: {
    id: Generated<string>
    settlement_id: string
    type: string
    entity_id: string
    number: number
    amount_paise: number
    credit_paise: number
    debit_paise: number
    fee_paise: number
    tax_paise: number
    currency: string
    named_payment_id: string | null
    named_dispute_id: string | null
    description: string | null
    payment_id: string | null
    refund_id: string | null
    transfer_id: string | null
    reversal_id: string | null
    first_seen_at: Date
    updated_at: Date
    withdrawn_at: Date | null
    dispute_id: string | null
  }
  settlements: {
    id: string
    key_mode: 'test' | 'live'
    status: 'created' | 'processed' | 'failed'
    amount_paise: number
    fees_paise: number
    tax_paise: number
    utr: string | null
    provider_created_at: Date
    first_seen_at: Date
    updated_at: Date
    booked_at: Date | null
    check_at: Date | null
  }
  shared_counters: {
    key: string
    count: number
    counted_at: Date
    expires_at: Date
  }
  transfer_reversals: {
    id: string
    event_box_id: string
    transfer_id: string
    amount_paise: number
    created_at: Date
  }
  transfers: {
    id: Generated<string>
    event_box_id: string
    payment_order_id: string
    provider_transfer_id: string
    account_id: string
    amount_paise: number
    state: Generated<'created' | 'pending' | 'processed' | 'failed'>
    reversed_paise: Generated<number>
    fee_paise: Generated<number>
    tax_paise: Generated<number>
    held_until: Date | null
    settled_at: Date | null
    failure: string | null
    reversal_asked_at: Date | null
    check_at: Date | null
    created_at: Date
    updated_at: Date
  }
  upi_id_checks: {
    id: Generated<string>
    host_id: string
    upi_id: string | null
    state: 'asking' | 'found' | 'not-found' | 'unanswered'
    why: 'not-enabled' | 'no-answer' | 'refused' | 'no-name' | null
    provider_check_id: string | null
    registered_name: string | null
    name_match_score: number | null
    answer: 'yes' | 'no' | null
    answered_at: Date | null
    tries: Generated<number>
    asked_at: Date | null
    check_at: Date | null
    created_at: Date
    updated_at: Date
    bank_account: string | null
    ifsc: string | null
  }
  waiting_orders: {
    id: Generated<string>
    amount_paise: number
    provider_order_id: string | null
    request_key: string | null
    key_mode: 'test' | 'live'
    names_lost_box: Generated<boolean>
    event_box_id: string | null
    check_at: Date | null
    created_at: Date
  }
}
