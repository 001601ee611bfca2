// Presents event boxes as JSON (docs/specification.md §3).
import { createHash } from 'node:crypto'
import type { Money } from '@lifafa/contract/endpoints/box-money'
import type { GiftBook, ListedBox, PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { paiseToRupees } from '@lifafa/contract/money'
import { groupedCode, shortCode, shortPath } from '@lifafa/contract/posters/short-address'
import type { ContributionTotal } from '../contributions/reads.ts'
import type { EventBox } from './reads.ts'

/** A box as guests see it: nothing of the host, nothing of other guests. */
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

/** As the database computes it (`findIdByShortCode`). */
const shortCodeOf = (id: string): string => shortCode(createHash('sha256').update(id).digest('hex'))

export const contributeUrl = (id: string, guestUrl: string): string => guestUrl + contributePath(id)
export const shortUrl = (id: string, guestUrl: string): string =>
  guestUrl + shortPath(groupedCode(shortCodeOf(id)))

/** `guestUrl`: the origin of guests' pages. From the settings, because a client chooses the Host header. */
export const presentGiftBook = (box: EventBox, guestUrl: string): GiftBook => ({
  ...presentPublicBox(box),
  created_at: box.created_at.toISOString(),
  contribute_url: contributeUrl(box.id, guestUrl),
  short_url: shortUrl(box.id, guestUrl),
})

/** `total` is absent for a box without contributions. */
export const presentListedBox = (
  box: EventBox,
  total: ContributionTotal | undefined,
  money: Money | undefined,
  hasWritten: boolean,
): ListedBox => ({
  ...presentPublicBox(box),
  created_at: box.created_at.toISOString(),
  total_amount: paiseToRupees(total?.amountPaise ?? 0),
  totalguests: total?.contributions ?? 0,
  // The parts are in the order in which a host is told of them.
  money_state: money?.parts[0]?.state ?? null,
  has_written: hasWritten,
})
