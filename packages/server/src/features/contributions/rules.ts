// How a contribution is told in one sentence.
import { formatRupees } from '@lifafa/contract/money'

/** `Sunita Deshpande gave ₹501`; a payment may arrive without its guest's name. */
export const contributionDescription = (guestName: string | null, rupees: number): string =>
  `${guestName ?? 'A guest'} gave ${formatRupees(rupees)}`
