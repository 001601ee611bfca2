// The sentences of the activity feed: what happened, as the host reads it.
import { formatRupees } from '@lifafa/contract/money'

/** `Sunita Deshpande gave ₹501`; a payment may arrive without its guest's name. */
export const contributionDescription = (guestName: string | null, rupees: number): string =>
  `${guestName ?? 'A guest'} gave ${formatRupees(rupees)}`

export const boxCreatedDescription = (boxName: string): string => `Event box “${boxName}” created`
export const boxUpdatedDescription = (boxName: string): string => `Event box “${boxName}” updated`
export const boxDeletedDescription = (boxName: string): string => `Event box “${boxName}” deleted`
