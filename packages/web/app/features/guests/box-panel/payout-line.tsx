// The state of the selected box's payout: sent, due, or waiting for the host.
import { formatDay, formatMoment, formatTime } from '@lifafa/contract/dates'
import type { PayoutSummary } from '@lifafa/contract/endpoints/guests'
import { formatPaise } from '@lifafa/contract/money'
import { payoutSentences as sentences } from '@lifafa/contract/sentences/host/payouts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'

/** On a phone each part has its own line; side by side they are separated. */
export function PayoutLine({ payout }: { payout: PayoutSummary }) {
  const { paid_paise, last_paid_at, due_paise, due_on, wanted, wanted_paise, held_until } = payout
  const isAllPaid = due_paise === 0 && wanted === null
  return (
    <ul className="grid sm:flex sm:flex-wrap">
      {last_paid_at !== null && (
        <Part>{sentences.sent(formatPaise(paid_paise), formatMoment(last_paid_at))}</Part>
      )}
      {due_paise > 0 && (
        <Part>
          {due_on === null
            ? sentences.onItsWay(formatPaise(due_paise))
            : sentences.dueBy(formatPaise(due_paise), formatDay(due_on))}
        </Part>
      )}
      {held_until !== null && <Part>{sentences.held(formatMoment(held_until), formatTime(held_until))}</Part>}
      {wanted !== null && (
        <Part>
          <Link
            to={paths.settings.href()}
            className="-my-3 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
          >
            {wanted === 'upi-id' ? sentences.addUpiId : sentences.changeUpiId}
          </Link>{' '}
          {sentences.toReceive(formatPaise(wanted_paise))}
        </Part>
      )}
      {isAllPaid && <Part>{sentences.everythingPaid}</Part>}
    </ul>
  )
}

const Part = ({ children }: { children: ReactNode }) => (
  <li className="sm:[&:not(:first-child)]:before:mx-2 sm:[&:not(:first-child)]:before:content-['·']">
    {children}
  </li>
)
