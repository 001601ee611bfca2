// The columns of a contribution (table `contributions`), each with what people call it. From here follow the columns that lists
// read, what is erased, the host's file of all data, what an administrator finds of a guest, and the privacy policy.

import { GUEST_CONTACTS, GUEST_WORDS } from './guest-columns.ts'

export const CONTRIBUTION_COLUMNS = {
  guest_name: 'name',
  ...GUEST_CONTACTS,
  ...GUEST_WORDS,
  amount_paise: 'amount',
  refunded_paise: 'amount refunded',
  kept_paise: 'amount after refunds',
  paid_at: 'day and time',
  guest_language: 'language of the page',
  payment_id: 'references of the payment',
  thanked_at: 'when the host thanked',
  blessing_hidden_at: 'when the host hid the blessing',
  erased_at: 'when details were erased',
} as const
