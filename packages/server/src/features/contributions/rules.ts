// Describes contributions, refunds and disputes in one sentence each; how the host reads a contribution; and how long a guest may
// write a blessing.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { type CalendarDay, hasEnded } from '@lifafa/contract/event-timing'
import { BLESSING_MS } from '@lifafa/contract/limits'
import { formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { Row } from '../../db/tables.ts'

/** A contribution as lists read it. */
export type ListedContribution = Pick<
  Row<'contributions'>,
  | 'id'
  | 'guest_name'
  | 'corrected_name'
  | 'guest_phone'
  | 'guest_address'
  | 'kept_paise'
  | 'paid_at'
  | 'blessing'
  | 'blessing_hidden_at'
  | 'erased_at'
>

/** `contacts`: phone, address and UPI ID. `all`: also the guest's name and words. */
type Extent = 'contacts' | 'all'

/** Guests to erase: those of these orders of one box. */
export type Erasure = { boxId: string; orderIds: readonly string[]; extent: Extent; now: Date }

/** As JSON (docs/specification.md §3); dated by the payment, however late it was reported. */
export const presentContribution = (contribution: ListedContribution): GuestContribution => ({
  id: contribution.id,
  name: contribution.corrected_name ?? contribution.guest_name ?? wordForNoName(contribution),
  phone: contribution.guest_phone,
  amount: paiseToRupees(contribution.kept_paise),
  address: contribution.guest_address,
  created_at: contribution.paid_at.toISOString(),
  blessing: contribution.blessing,
  blessing_hidden: contribution.blessing_hidden_at !== null,
  erased: contribution.erased_at !== null,
})

const wordForNoName = ({ erased_at }: ListedContribution): string =>
  erased_at === null ? guestsSentences.noName : guestsSentences.erased

/** `Sunita Deshpande gave ₹501`; a payment may arrive without its guest's name. */
export const contributionDescription = (guestName: string | null, rupees: number): string =>
  `${guestName ?? 'A guest'} gave ${formatRupees(rupees)}`

/** `₹501 of Sunita Deshpande went back to the guest`; `amount` as it is written. */
export const refundDescription = (guestName: string | null, amount: string): string =>
  `${amount} of ${guestName ?? 'a guest'} went back to the guest`

/** `₹501 of Sunita Deshpande came back: the guest’s bank did not take it`; `amount` as it is written. */
export const returnDescription = (guestName: string | null, amount: string): string =>
  `${amount} of ${guestName ?? 'a guest'} came back: the guest’s bank did not take it`

/** `₹501 of Sunita Deshpande went back: the guest’s bank disputed the payment`; `amount` as it is written. */
export const disputeDescription = (guestName: string | null, amount: string): string =>
  `${amount} of ${guestName ?? 'a guest'} went back: the guest’s bank disputed the payment`

/** A guest may write a blessing, and change it, until the event has ended, and for a week after a payment that came late. */
export const takesBlessing = (paidAt: Date, eventDay: CalendarDay, now: Date): boolean =>
  !hasEnded(eventDay, now) || now.getTime() - paidAt.getTime() < BLESSING_MS
