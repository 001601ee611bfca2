// A payment (or an order that nobody paid) and a payout, as a search finds them.
import type { FoundOrder, FoundPayout } from '@lifafa/contract/endpoints/admin/search'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { GuestPhone } from '../../../lib/parts/guest-phone.tsx'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { MoneyRow } from '../../../lib/parts/money-row.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { searchOf } from '../payments-params.ts'

/** The search that found it. */
export type Wanted = { text: string; day: string }

const TONES = { paid: 'success', 'not-paid': 'neutral', refunded: 'accent' } as const

export function OrderRow({ order, wanted }: { order: FoundOrder; wanted: Wanted }) {
  const { id, state, guest, phone, charge_paise, contribution_paise, upi_id, reference, at, box } = order
  const amount = formatPaise(charge_paise)
  const name = guest ?? sentences.noGuest
  return (
    <MoneyRow
      amount={amount}
      name={name}
      badge={<Badge tone={TONES[state]}>{sentences.states[state]}</Badge>}
      lines={[
        contribution_paise !== null && sentences.contribution(formatPaise(contribution_paise)),
        !box && adminPaymentsSentences.boxUnknown,
      ]}
      box={box}
      phone={phone && <GuestPhone masked={phone} id={id} guest={name} />}
      known={[upi_id, reference && sentences.reference(reference)]}
      at={at}
      to={searchOf({ tab: 'payment', ...wanted, id })}
      linkLabel={sentences.timelineOf(amount, name)}
    />
  )
}

export function PayoutRow({ payout, wanted }: { payout: FoundPayout; wanted: Wanted }) {
  const { id, amount_paise, upi_id, bank_account, reference, at, box } = payout
  const amount = formatPaise(amount_paise)
  return (
    <MoneyRow
      amount={amount}
      name={<HostLink name={box.host} id={box.host_id} />}
      lines={[`“${box.name}”`]}
      known={[upi_id ?? bank_account, reference && sentences.reference(reference)]}
      at={at}
      to={searchOf({ tab: 'payment', ...wanted, id })}
      linkLabel={sentences.payoutTimelineOf(amount, box.host)}
    />
  )
}
