// Presents event boxes as JSON (docs/specification.md §3).
import type { GiftBook, ListedBox, PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { paiseToRupees } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { ContributionTotal, ListedContribution } from '../contributions/reads.ts'
import type { EventBox } from './reads.ts'

/** What guests may see: nothing of the host, nothing of other guests. */
export const presentPublicBox = (box: EventBox): PublicBox => ({
  giftid: box.id,
  name: box.name,
  message: box.message,
  groom_name: box.groom_name,
  bride_name: box.bride_name,
  location: box.location,
  marriage_date: box.event_date,
  event_type: box.event_type,
})

/** `guestUrl`: the origin of guests' pages. From the settings, because a client chooses the Host header. */
export const presentGiftBook = (box: EventBox, guestUrl: string): GiftBook => ({
  ...presentPublicBox(box),
  created_at: box.created_at.toISOString(),
  contribute_url: guestUrl + contributePath(box.id),
})

/** `total` is absent for a box without contributions. */
export const presentListedBox = (box: EventBox, total: ContributionTotal | undefined): ListedBox => ({
  ...presentPublicBox(box),
  created_at: box.created_at.toISOString(),
  total_amount: paiseToRupees(total?.amountPaise ?? 0),
  totalguests: total?.contributions ?? 0,
})

/** Dated by the payment, however late it was reported. */
export const presentContribution = (contribution: ListedContribution): GuestContribution => ({
  id: contribution.id,
  name: contribution.guest_name ?? guestsSentences.noName,
  phone: contribution.guest_phone,
  amount: paiseToRupees(contribution.kept_paise),
  address: contribution.guest_address,
  created_at: contribution.paid_at.toISOString(),
})
