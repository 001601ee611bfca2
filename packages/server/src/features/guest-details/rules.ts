// Decides when the phones and addresses of a box's guests are erased and their host is told, by what a guest is looked for, and
// whether anything of one is left.

import { isUuid } from '@lifafa/contract/fields/uuid'
import { columnsOf, GUEST_WORDS } from '@lifafa/contract/guest-columns'
import { ERASURE_NOTICE_MS } from '@lifafa/contract/limits'
import { cluesIn } from '../admin-search/rules.ts'

/** `dueAt`: so many months after the box's event, or its last payout. `toldAt`: when its host was last told. */
type Retained = { dueAt: Date; toldAt: Date | null }

/**
 * No guest is erased before the host had the time to download the list. A host who was told before a later payout put it off is
 * told again.
 */
export function nextStep({ dueAt, toldAt }: Retained, now: Date): 'tell' | 'erase' | undefined {
  if (now.getTime() < dueAt.getTime() - ERASURE_NOTICE_MS) return undefined
  if (toldAt === null || toldAt.getTime() < dueAt.getTime() - ERASURE_NOTICE_MS) return 'tell'
  return now >= dueAt && now >= erasedOn(toldAt) ? 'erase' : undefined
}

/** The day that the host is told. */
export const erasedOn = (toldAt: Date): Date => new Date(toldAt.getTime() + ERASURE_NOTICE_MS)

/** A number may be a phone and a bank's reference at once. A receipt names an order. */
export type GuestClues = { phone?: string; orderId?: string; reference: string }

const RECEIPT = /\/receipt\/([\w-]+)/

/** `orderOfReceipt`: undefined for a token that we have not signed. */
export function guestCluesIn(
  text: string,
  orderOfReceipt: (token: string) => string | undefined,
): GuestClues {
  const [, token] = RECEIPT.exec(text) ?? []
  const orderId = token === undefined ? undefined : orderOfReceipt(token)
  const { phone } = cluesIn(text, '')
  return {
    reference: text,
    ...((orderId ?? isUuid(text)) && { orderId: orderId ?? text }),
    ...(phone && { phone }),
  }
}

const HELD = [
  ...(['name', 'phone', 'address', 'upiId', 'relation', 'family', 'note'] as const),
  ...columnsOf(GUEST_WORDS),
] as const

export const isEmpty = (held: Record<(typeof HELD)[number], string | null>): boolean =>
  HELD.every((detail) => held[detail] === null)

/** As much as one entry of the audit log takes: its CHECK. */
const MAX_DETAIL = 500

/** Which gifts: never whose. A guest of many gifts needs several entries. */
export function auditDetails(held: readonly { order: string; payment: string | null }[]): string[] {
  const details: string[] = []
  for (const id of held.map(({ order, payment }) => payment ?? order)) {
    const longer = details.length > 0 ? `${details.at(-1)}, ${id}` : ''
    if (longer !== '' && longer.length <= MAX_DETAIL) details[details.length - 1] = longer
    else details.push(id)
  }
  return details
}
