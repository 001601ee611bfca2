// Decides when the phones and addresses of a box's guests are erased, and when their host is told.
import { ERASURE_NOTICE_MS } from '@lifafa/contract/limits'

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
