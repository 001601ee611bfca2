// A fund account of RazorpayX: the UPI ID under which a contact is paid.

export type FundAccount = {
  id: string
  entity: 'fund_account'
  contact_id: string
  account_type: 'vpa'
  vpa: { username: string; handle: string; address: string }
  batch_id: null
  active: boolean
  created_at: number
}
