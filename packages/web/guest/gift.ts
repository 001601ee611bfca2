// Reads what the guest typed: a gift that can be sent, or the sentence that each wrong field needs.
import { guestDetails } from '@lifafa/contract/guest-details'
import { parseContribution } from '@lifafa/contract/money'
import type { ContributionErrors, ContributionValues } from './contribution-form.tsx'

/** A gift as it can be sent; whole rupees, without the fee. */
export interface Gift {
  name: string
  phone: string
  address: string
  rupees: number
}

/** The gift, or what is wrong by field. */
export function readGift(typed: ContributionValues): { gift: Gift } | { errors: ContributionErrors } {
  const name = guestDetails.name.safeParse(typed.name)
  const phone = guestDetails.phone.safeParse(typed.phone)
  const address = guestDetails.address.safeParse(typed.address)
  const amount = parseContribution(typed.amount)
  if (name.success && phone.success && address.success && 'rupees' in amount)
    return { gift: { name: name.data, phone: phone.data, address: address.data, rupees: amount.rupees } }
  const sentenceOf = (read: { error?: { issues: { message: string }[] } }) => read.error?.issues[0]?.message
  return {
    errors: {
      name: sentenceOf(name),
      phone: sentenceOf(phone),
      amount: 'sentence' in amount ? amount.sentence : undefined,
      address: sentenceOf(address),
    },
  }
}
