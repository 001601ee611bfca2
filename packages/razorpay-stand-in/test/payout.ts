// A payout for a test: its body and its idempotency key.

/** Makes its contact and its fund account in the same call. */
export const COMPOSITE_PAYOUT = {
  account_number: '7878780080316316',
  amount: 50100,
  currency: 'INR',
  mode: 'UPI',
  purpose: 'payout',
  reference_id: 'payout-1',
  narration: 'Wedding gifts',
  fund_account: {
    account_type: 'vpa',
    vpa: { address: 'asha@okbank' },
    contact: { name: 'Asha Rao', type: 'customer' },
  },
}

export const PAYOUT_KEY = { 'X-Payout-Idempotency': 'd290f1ee-6c54-4b01-90e6-d701748f0851' }
