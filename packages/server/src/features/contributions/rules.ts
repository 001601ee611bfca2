// Describes contributions, refunds and disputes in one sentence each; and how the host reads a contribution.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { Row } from '../../db/tables.ts'

type Shown = Pick<
  Row<'contributions'>,
  'id' | 'guest_name' | 'corrected_name' | 'guest_phone' | 'guest_address' | 'kept_paise' | 'paid_at'
>

/** As JSON (docs/specification.md §3); dated by the payment, however late it was reported. */
export const presentContribution = (contribution: Shown): GuestContribution => ({
  id: contribution.id,
  name: contribution.corrected_name ?? contribution.guest_name ?? guestsSentences.noName,
  phone: contribution.guest_phone,
  amount: paiseToRupees(contribution.kept_paise),
  address: contribution.guest_address,
  created_at: contribution.paid_at.toISOString(),
})

/** `Sunita Deshpande gave ₹501`; a payment may arrive without its guest's name. */
export const contributionDescription = (guestName: string | null, rupees: number): string =>
  `${guestName ?? 'A guest'} gave ${formatRupees(rupees)}`

/** `₹501 of Sunita Deshpande went back to the guest`; `amount` as it is written. */
export const refundDescription = (guestName: string | null, amount: string): string =>
  `${amount} of ${guestName ?? 'a guest'} went back to the guest`

/** `₹501 of Sunita Deshpande went back: the guest’s bank disputed the payment`; `amount` as it is written. */
export const disputeDescription = (guestName: string | null, amount: string): string =>
  `${amount} of ${guestName ?? 'a guest'} went back: the guest’s bank disputed the payment`
