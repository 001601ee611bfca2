// Every text column in which something personal can stand, by what becomes of a guest's details in it.

/** Emptied after the time that the operator has set: what reaches a guest, or finds one. */
export const ERASED_BY_TIME: readonly string[] = [
  ...['payment_orders.guest_phone', 'payment_orders.guest_address', 'payments.vpa'],
  ...['contributions.guest_phone', 'contributions.guest_address'],
]

/** Emptied for a guest who asks for it, beside the former. */
export const ERASED_ON_REQUEST: readonly string[] = [
  ...['payment_orders.guest_name', 'contributions.guest_name', 'contributions.corrected_name'],
  ...['contributions.blessing', 'name_corrections.name_before', 'name_corrections.name_after'],
]

/** The name of one guest among others, and what the provider sent: searched for, not compared. */
export const ERASED_IN_PART: readonly string[] = [
  ...['activities.action', 'activities.description'],
  ...['provider_events.id', 'provider_events.type', 'provider_events.body', 'provider_events.outcome'],
]

/** What hosts and strangers wrote of themselves. */
export const OF_HOSTS: readonly string[] = [
  ...['hosts.email', 'hosts.first_name', 'hosts.last_name', 'hosts.phone_number', 'hosts.address'],
  ...['hosts.upi_id', 'hosts.password_hash', 'hosts.search_text', 'hosts.thank_you_en', 'hosts.thank_you_hi'],
  ...['event_boxes.name', 'event_boxes.message', 'event_boxes.groom_name', 'event_boxes.bride_name'],
  ...['event_boxes.location', 'payouts.upi_id', 'payouts.payee_name', 'ratings.feedback', 'ratings.platform'],
  ...['codes.purpose', 'codes.email', 'codes.code_hash', 'codes.network', 'refresh_tokens.token_hash'],
  ...['refresh_tokens.user_agent', 'refresh_tokens.network', 'contact_messages.name'],
  ...['contact_messages.email', 'contact_messages.subject', 'contact_messages.message'],
  ...['linked_accounts.account_id', 'linked_accounts.key_mode', 'linked_accounts.legal_name'],
  ...['linked_accounts.refusal', 'linked_accounts.state', 'linked_accounts.upi_id'],
  'earlier_upi_ids.upi_id',
  ...['upi_id_checks.upi_id', 'upi_id_checks.provider_check_id', 'upi_id_checks.registered_name'],
]
