// Requests for payouts that RazorpayX refuses, by its documents (docs/razorpay.md §7.1, §13).
import type { PayoutWords } from './model-payout.ts'
import { Refused } from './refusals.ts'

const NAME = /^[a-zA-Z0-9 ’'\-_/().]{3,50}$/
const ENDS_OTHERWISE = /[’'\-_/()\s]$/
const UPI_ID = /^[A-Za-z0-9.-]{1,80}@[A-Za-z0-9.-]{1,20}$/
/** Well-formed, and refused before any bank is asked. */
export const REFUSED_UPI_ID = 'closed@okaxis'
const NARRATION = /^[A-Za-z0-9 ]{1,30}$/
const MOST_PAISE = 1_00_000_00

export type AddressRefusal = { description: string; reason?: string }

/** Our address is not on the account's allow list: its documents show two forms of this error. */
export const ADDRESS_REFUSALS: readonly [AddressRefusal, ...AddressRefusal[]] = [
  { description: 'This IP address is not allowed to make payouts.', reason: 'ip_not_whitelisted' },
  { description: 'Transactions from this IP are not allowed.' },
]

/** Undefined where it is accepted. */
export function refusalOf(
  asked: PayoutWords,
  { addressRefusal }: { addressRefusal: AddressRefusal | undefined },
): Refused | undefined {
  const { vpa, contact } = asked.fund_account
  if (addressRefusal) {
    const { description, ...more } = addressRefusal
    return new Refused(description, more)
  }
  if (!NAME.test(contact.name) || ENDS_OTHERWISE.test(contact.name))
    return new Refused('The name field is invalid.', { field: 'name', reason: 'input_validation_failed' })
  if (!UPI_ID.test(vpa.address))
    return new Refused('Invalid VPA. Please enter a valid Virtual Payment Address', {
      field: 'vpa.address',
      reason: 'input_validation_failed',
    })
  if (vpa.address === REFUSED_UPI_ID)
    return new Refused('The VPA provided does not exist or is inactive.', { field: 'vpa.address' })
  if (asked.amount < 100 || asked.amount > MOST_PAISE)
    return new Refused('The amount is invalid.', { field: 'amount', reason: 'input_validation_failed' })
  if (!NARRATION.test(asked.narration))
    return new Refused('The narration is invalid.', { field: 'narration', reason: 'input_validation_failed' })
  return undefined
}
