// What RazorpayX refuses of a payout, by its documents (razorpay.md §7.1, §13).
import type { PayoutsModel, PayoutWords } from './payouts-model.ts'
import { Refused } from './refusals.ts'

const NAME = /^[a-zA-Z0-9 ’'\-_/().]{3,50}$/
const ENDS_OTHERWISE = /[’'\-_/()\s]$/
const UPI_ID = /^[A-Za-z0-9.-]{1,80}@[A-Za-z0-9.-]{1,20}$/
const NARRATION = /^[A-Za-z0-9 ]{1,30}$/
const MOST_PAISE = 1_00_000_00

/** Undefined where it is taken. */
export function refusalOf(asked: PayoutWords, { isShut }: Pick<PayoutsModel, 'isShut'>): Refused | undefined {
  const { vpa, contact } = asked.fund_account
  if (isShut)
    return new Refused('This IP address is not allowed to make payouts for this account.', {
      reason: 'ip_not_whitelisted',
    })
  if (!NAME.test(contact.name) || ENDS_OTHERWISE.test(contact.name))
    return new Refused('The name field is invalid.', { field: 'name', reason: 'input_validation_failed' })
  if (!UPI_ID.test(vpa.address))
    return new Refused('Invalid VPA. Please enter a valid Virtual Payment Address', {
      field: 'vpa.address',
      reason: 'input_validation_failed',
    })
  if (asked.amount < 100 || asked.amount > MOST_PAISE)
    return new Refused('The amount is invalid.', { field: 'amount', reason: 'input_validation_failed' })
  if (!NARRATION.test(asked.narration))
    return new Refused('The narration is invalid.', { field: 'narration', reason: 'input_validation_failed' })
  return undefined
}
