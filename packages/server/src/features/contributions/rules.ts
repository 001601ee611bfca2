// How the host reads a contribution, and how long a guest may write a blessing.
import { CONTRIBUTION_COLUMNS } from '@lifafa/contract/contribution-columns'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { type CalendarDay, hasEnded } from '@lifafa/contract/event-timing'
import { columnsOf } from '@lifafa/contract/guest-columns'
import { BLESSING_MS } from '@lifafa/contract/limits'
import { paiseToRupees } from '@lifafa/contract/money'
import type { Row } from '../../db/tables.ts'

/** Ids of others, and copies of other columns: no list has these. */
type Unlisted = 'event_box_id' | 'payment_order_id' | 'fee_paise' | 'created_at' | 'searched' | 'sounds'

/** A contribution as lists read it. A new column is described in the contract, or named above: `reads.ts` does not compile before. */
export type ListedContribution = Omit<Row<'contributions'>, Unlisted>

export const LISTED_COLUMNS = ['id' as const, ...columnsOf(CONTRIBUTION_COLUMNS)]

/** `contacts`: phone, address and UPI ID. `all`: also the guest's name and words. */
type Extent = 'contacts' | 'all'

/** Guests to erase: those of these orders of one box. `entryIds`: with `all`, also entries of its register, and rows of lists. */
export type Erasure = {
  boxId: string
  orderIds: readonly string[]
  entryIds?: readonly string[]
  extent: Extent
  now: Date
}

/** As JSON (docs/specification.md §3); dated by the payment, however late it was reported. */
export const presentContribution = (contribution: ListedContribution): GuestContribution => ({
  id: contribution.id,
  name: contribution.corrected_name ?? contribution.guest_name ?? '',
  phone: contribution.guest_phone,
  amount: paiseToRupees(contribution.kept_paise),
  address: contribution.guest_address,
  created_at: contribution.paid_at.toISOString(),
  blessing: contribution.blessing,
  blessing_hidden: contribution.blessing_hidden_at !== null,
  erased: contribution.erased_at !== null,
})

/** A guest may write a blessing, and change it, until the event has ended, and for a week after a payment that came late. */
export const takesBlessing = (paidAt: Date, eventDay: CalendarDay, now: Date): boolean =>
  !hasEnded(eventDay, now) || now.getTime() - paidAt.getTime() < BLESSING_MS
