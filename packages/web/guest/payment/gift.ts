// Parses the form's values into a gift that can be sent, or into an error for each wrong field.
import { guestFields } from '@lifafa/contract/fields/guest'
import { parseContribution } from '@lifafa/contract/money'
import type { ContributionErrors, ContributionValues } from '../hydration/contribution-values.ts'

/** A gift as it is sent; whole rupees, without the fee. */
export interface Gift {
  name: string
  phone: string
  address: string
  rupees: number
}

const { name, phone, address } = guestFields

/** The gift, or the errors by field. */
export function readGift(typed: ContributionValues): { gift: Gift } | { errors: ContributionErrors } {
  const amount = parseContribution(typed.amount)
  const who = {
    name: name.tidy(typed.name),
    phone: phone.tidy(typed.phone),
    address: address.tidy(typed.address),
  }
  const errors = {
    name: name.rule(who.name),
    phone: phone.rule(who.phone),
    address: address.rule(who.address),
  }
  if ('rupees' in amount && !errors.name && !errors.phone && !errors.address)
    return { gift: { ...who, rupees: amount.rupees } }
  return { errors: { ...errors, amount: 'sentence' in amount ? amount.sentence : undefined } }
}

const sameText = (gift: Gift): string => JSON.stringify([gift.name, gift.phone, gift.address, gift.rupees])

export const isSameGift = (one: Gift, other: Gift): boolean => sameText(one) === sameText(other)

/** True where the values are those of this gift. */
export function isTyped(gift: Gift, typed: ContributionValues): boolean {
  const read = readGift(typed)
  return 'gift' in read && isSameGift(read.gift, gift)
}
