// Presents what is held of a guest: as JSON for administrators, and as a text for the guest.

import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import { giftInWords, type HeldGift } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { ErasureObstacle } from '@lifafa/contract/fields/erasure-obstacle'
import { GUEST_WORDS, ofEachColumn } from '@lifafa/contract/guest-columns'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import {
  guestFileSentences,
  guestRequestSentences as sentences,
} from '@lifafa/contract/sentences/guest-requests'
import type { HeldRow } from './reads/find-guest.ts'
import { isEmpty } from './rules.ts'

function stateOf({ written, paymentStatus, keptPaise }: HeldRow): HeldGift['state'] {
  if (written !== null) return 'written'
  if (paymentStatus === 'refunded' || keptPaise === 0) return 'refunded'
  return paymentStatus === 'captured' ? 'paid' : 'not-paid'
}

export const presentHeld = (row: HeldRow, obstacle: ErasureObstacle | undefined): HeldGift => ({
  order: row.order,
  box: { id: row.boxId, name: row.box, host: row.host, host_id: row.hostPageId },
  payment: row.payment,
  state: stateOf(row),
  charge_paise: row.chargePaise,
  contribution_paise: row.contributionPaise,
  at: row.at.toISOString(),
  name: row.name,
  phone: row.phone,
  address: row.address,
  upi_id: row.upiId,
  bank_reference: row.bankReference,
  ...ofEachColumn(GUEST_WORDS, (_words, column) => row[column]),
  language: row.language,
  written: row.written,
  relation: row.relation,
  family: row.family,
  note: row.note,
  by_name: row.isNamesake,
  erased_at: row.erasedAt?.toISOString() ?? null,
  is_empty: isEmpty(row),
  obstacle: obstacle ?? null,
})

/** Oldest first, a paragraph each, and at the end why it is held. */
export function guestFile(held: readonly HeldRow[], now: Date): string {
  const oldest = held.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return [
    guestFileSentences.title(formatDay(todayInIndia(now))),
    ...oldest.map((row) => paragraph(presentHeld(row, undefined))),
    guestFileSentences.end,
    '',
  ].join('\n\n')
}

function paragraph(gift: HeldGift): string {
  const { details } = sentences
  const head = `${giftInWords(gift)}, ${formatDayAndTime(gift.at)}, ${adminSearchSentences.states[gift.state]}: “${gift.box.name}”, ${gift.box.host}`
  const lines = (Object.keys(details) as (keyof typeof details)[])
    .filter((key) => gift[key] !== null)
    .map((key) => `  ${details[key]}: ${String(gift[key]).replace(/\s*\n\s*/g, ', ')}`)
  return [head, ...lines].join('\n')
}
