// Every text column that can hold personal data, with the fate of a guest's details in it, and the words about it
// on the privacy page (packages/web/app/features/legal/stored-data.tsx).
import { columnsOf, GUEST_CONTACTS, GUEST_WORDS } from '@lifafa/contract/guest-columns'

type ByWords = Readonly<Record<string, readonly string[]>>

const ofContribution = (columns: Record<string, string>) =>
  columnsOf(columns).map((column) => `contributions.${column}`)

/** Emptied after the time that the operator has set: what reaches a guest, or finds one. */
export const ERASED_BY_TIME: ByWords = {
  'phone number, address': [
    ...['payment_orders.guest_phone', 'payment_orders.guest_address'],
    ...ofContribution(GUEST_CONTACTS),
    ...['contributions.searched', 'contributions.sounds'],
  ],
  'of written gifts the phone and the note': ['register_entries.phone', 'register_entries.note'],
  'of imported lists the phone': ['imported_givers.phone'],
  'the UPI ID that paid': ['payments.vpa'],
}

/** Emptied for a guest who asks for it, beside the former. */
export const ERASED_ON_REQUEST: ByWords = {
  'Name, phone number': ['payment_orders.guest_name', 'contributions.guest_name'],
  blessing: ofContribution(GUEST_WORDS),
  'of a name that the host corrected, both': ['name_corrections.name_before', 'name_corrections.name_after'],
}

/** The messages of the provider: searched for, not compared. */
export const ERASED_IN_PART: ByWords = {
  'each version of a written gift': ['register_versions.content'],
  'What Razorpay tells us of each payment, refund and payout': [
    ...['provider_events.id', 'provider_events.type', 'provider_events.body', 'provider_events.outcome'],
  ],
}

/** Hosts and strangers wrote these of themselves. */
export const OF_HOSTS: ByWords = {
  'Name, email, phone number, address, UPI ID and bank account': [
    ...['hosts.email', 'hosts.first_name', 'hosts.last_name', 'hosts.phone_number', 'hosts.address'],
    ...[
      'hosts.upi_id',
      'hosts.bank_account',
      'hosts.ifsc',
      'hosts.bank_account_name',
      'hosts.search_text',
      'earlier_upi_ids.upi_id',
      'payout_attempts.upi_id',
      'payout_attempts.bank_account',
      'payout_attempts.ifsc',
      'payout_attempts.bank_account_name',
      'payout_attempts.payee_name',
      'activities.facts',
    ],
  ],
  'the name that the bank has for it': [
    ...['upi_id_checks.upi_id', 'upi_id_checks.provider_check_id', 'upi_id_checks.registered_name'],
    ...['upi_id_checks.bank_account', 'upi_id_checks.ifsc'],
  ],
  'who sat at a desk, who counted, who handed cash over and who took it to the bank': [
    ...['desks.helper', 'desk_devices.helper', 'register_versions.written_by', 'handovers.from_name'],
    ...['handovers.to_name', 'register_counts.first_counter', 'register_counts.second_counter'],
    ...['register_counts.reason', 'register_counts.reason_by', 'register_counts.deposited_by'],
  ],
  'what was given, by whom, from where': [
    ...[
      'register_entries.giver',
      'register_entries.relation',
      'register_entries.village',
      'register_entries.family',
    ],
    ...['register_entries.words', 'register_entries.void_reason'],
    ...['register_entries.searched', 'register_entries.sounds'],
  ],
  'of lists that the host imports the file’s name, the event, and of each row name, place, family': [
    ...[
      'register_imports.file',
      'register_imports.occasion',
      'imported_givers.giver',
      'imported_givers.name_key',
    ],
    ...['imported_givers.relation', 'imported_givers.village', 'imported_givers.family'],
  ],
  'links, PINs and sessions of desks, the link of a screen in the hall, and which words on it the host has read, as hashes':
    [
      'desks.link_hash',
      'halls.link_hash',
      'hall_lines.read_hash',
      'desks.pin_hash',
      'desk_devices.token_hash',
    ],
  'a hash of the password': ['hosts.password_hash'],
  'the state of your account at Razorpay': [
    ...['linked_accounts.account_id', 'linked_accounts.product_id', 'linked_accounts.legal_name'],
    ...['linked_accounts.refusal', 'linked_accounts.upi_id'],
  ],
  'your thank-you message to guests': ['hosts.thank_you'],
  'The names, date, place and message on it': [
    ...['event_boxes.name', 'event_boxes.message', 'event_boxes.groom_name', 'event_boxes.bride_name'],
    'event_boxes.location',
  ],
  'Your rating of us, what you wrote with it, and the kind of browser': [
    ...['ratings.feedback', 'ratings.platform'],
  ],
  'Name, email, subject, message': [
    ...['contact_messages.name', 'contact_messages.email'],
    ...['contact_messages.subject', 'contact_messages.message'],
  ],
  'Verification codes and sessions, as hashes': [
    ...['codes.email', 'codes.code_hash', 'codes.network', 'refresh_tokens.token_hash'],
  ],
  'the kind of browser, the network address without its end': [
    ...['refresh_tokens.user_agent', 'refresh_tokens.network'],
  ],
}
