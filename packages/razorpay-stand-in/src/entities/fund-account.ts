// A fund account of RazorpayX: the UPI ID or the bank account at which a contact is paid.

/** Has `vpa` or `bank_account`, as `account_type` says. */
export type FundAccount = {
  id: string
  entity: 'fund_account'
  contact_id: string
  account_type: 'vpa' | 'bank_account'
  vpa?: { username: string; handle: string; address: string }
  bank_account?: { name: string; ifsc: string; bank_name: string; account_number: string; notes: [] }
  batch_id: null
  active: boolean
  created_at: number
}
