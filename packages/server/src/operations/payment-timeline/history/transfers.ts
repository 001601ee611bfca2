// Lists past events of a transfer to a linked account of the host.
import { formatDayAndTime } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import { isHeldWithoutEnd } from '../../../features/transfers/rules.ts'
import type { RecordedTransfer } from '../records/list-transfers.ts'
import type { TimelineEntry } from '../timeline-entry.ts'

const untilWhen = (heldUntil: Date): string =>
  isHeldWithoutEnd(heldUntil) ? 'without an end' : `until ${formatDayAndTime(heldUntil.toISOString())}`

export function transferred(transfer: RecordedTransfer): TimelineEntry[] {
  const { account_id, amount_paise, held_until, settled_at, failure, created_at, updated_at } = transfer
  const name = `transfer ${transfer.provider_transfer_id}`
  const hold = held_until ? `, on hold ${untilWhen(held_until)}` : ''
  const happened = (at: Date | null, text: string) => (at ? [{ at, text: `${name}${text}` }] : [])
  return [
    ...happened(created_at, ` of ${formatPaise(amount_paise)} to ${account_id} made with the order${hold}`),
    ...transfer.reversals.flatMap(({ id, amount_paise: paise, created_at: at }) =>
      happened(at, `: ${formatPaise(paise)} reversed (${id})`),
    ),
    ...happened(settled_at, ': settled to the host’s account'),
    ...happened(failure === null ? null : updated_at, `: failed${failure ? `, ${failure}` : ''}`),
  ]
}
