// Describes contributions, refunds and disputes in one sentence each.
import { formatRupees } from '@lifafa/contract/money'

/** `Sunita Deshpande gave ₹501`; a payment may arrive without its guest's name. */
export const contributionDescription = (guestName: string | null, rupees: number): string =>
  `${guestName ?? 'A guest'} gave ${formatRupees(rupees)}`

/** `₹501 of Sunita Deshpande went back to the guest`; `amount` as it is written. */
export const refundDescription = (guestName: string | null, amount: string): string =>
  `${amount} of ${guestName ?? 'a guest'} went back to the guest`

/** `₹501 of Sunita Deshpande went back: the guest’s bank disputed the payment`; `amount` as it is written. */
export const disputeDescription = (guestName: string | null, amount: string): string =>
  `${amount} of ${guestName ?? 'a guest'} went back: the guest’s bank disputed the payment`
