// Presents what a search finds as JSON for administrators.
import type { FoundBox, FoundOrder, FoundPayout } from '@lifafa/contract/endpoints/admin/search'
import { maskPhone, maskUpiId } from '../../privacy.ts'
import { bankAccountText } from '../payouts/rules/destination.ts'
import type { Found, FoundBoxRow, FoundOrderRow, FoundPayoutRow } from './reads.ts'

export const presentFound = <Row, Item>({ items, hasMore }: Found<Row>, present: (row: Row) => Item) => ({
  items: items.map(present),
  has_more: hasMore,
})

export const presentOrder = (order: FoundOrderRow): FoundOrder => ({
  id: order.paymentId ?? order.id,
  state: stateOf(order),
  guest: order.guest,
  phone: order.phone && maskPhone(order.phone),
  charge_paise: order.chargePaise,
  contribution_paise: order.contributionPaise,
  upi_id: order.upiId && maskUpiId(order.upiId),
  reference: order.reference,
  at: order.at.toISOString(),
  box:
    order.boxId === null
      ? null
      : { id: order.boxId, name: order.box ?? '', host: order.host ?? '', host_id: order.hostPageId },
})

function stateOf({ paymentStatus, keptPaise }: FoundOrderRow): FoundOrder['state'] {
  if (paymentStatus === 'refunded' || keptPaise === 0) return 'refunded'
  return paymentStatus === 'captured' ? 'paid' : 'not-paid'
}

export const presentPayout = (payout: FoundPayoutRow): FoundPayout => ({
  id: payout.id,
  amount_paise: payout.paise,
  upi_id: payout.upi_id,
  bank_account: bankAccountText(payout, 'masked'),
  reference: payout.reference,
  at: payout.at.toISOString(),
  box: { id: payout.boxId, name: payout.box, host: payout.host, host_id: payout.hostPageId },
})

export const presentBox = ({ id, name, host, hostId, eventDate }: FoundBoxRow): FoundBox => ({
  id,
  name,
  host,
  host_id: hostId,
  event_date: eventDate,
})
