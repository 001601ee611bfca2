// The columns of hosts, administrators, their sessions and codes, and what they write.
import type { Columns } from './columns.ts'

export const accountColumns: Columns<
  | 'admins'
  | 'audit_log'
  | 'activities'
  | 'codes'
  | 'contact_messages'
  | 'hosts'
  | 'ratings'
  | 'refresh_tokens'
  | 'shared_counters'
  | 'upi_id_checks'
  | 'earlier_upi_ids'
> = {
  admins: {
    id: 'string',
    name: 'string',
    email: 'string',
    password_hash: 'string',
    email_verified_at: 'Date?',
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
  activities: {
    id: 'number',
    host_id: 'string',
    event_box_id: 'string',
    payment_order_id: 'string?',
    action: 'string',
    description: 'string',
    created_at: 'Date',
  },
  codes: {
    id: 'string',
    purpose: 'string',
    email: 'string',
    code_hash: 'string?',
    requested_at: 'Date',
    expires_at: 'Date?',
    tries: 'number',
    tries_at_network: 'number',
    tries_elsewhere: 'number',
    used_at: 'Date?',
    network: 'string',
  },
  contact_messages: {
    id: 'string',
    name: 'string',
    email: 'string',
    subject: 'string',
    message: 'string',
    created_at: 'Date',
    mailed_at: 'Date?',
    suspected: 'boolean',
    answered_at: 'Date?',
    answered_by: 'string?',
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
    thank_you_en: 'string?',
    thank_you_hi: 'string?',
    created_at: 'Date',
    updated_at: 'Date',
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
  earlier_upi_ids: { host_id: 'string', upi_id: 'string', replaced_at: 'Date' },
  upi_id_checks: {
    id: 'string',
    host_id: 'string',
    upi_id: 'string',
    state: 'string',
    why: 'string?',
    provider_check_id: 'string?',
    registered_name: 'string?',
    name_match_score: 'number?',
    answer: 'string?',
    answered_at: 'Date?',
    tries: 'number',
    asked_at: 'Date?',
    check_at: 'Date?',
    created_at: 'Date',
    updated_at: 'Date',
  },
  shared_counters: { key: 'string', count: 'number', counted_at: 'Date', expires_at: 'Date' },
}
