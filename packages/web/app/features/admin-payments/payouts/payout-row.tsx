// A payout: host, amount, state, and the action where there is one.
import type { AdminPayout, PayoutAction } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { Link } from 'react-router'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { PayoutFacts } from '../../../lib/parts/payout-facts.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { searchOf } from '../payments-params.ts'
import { type Choice, isChoosable } from './bank/use-chosen.ts'

interface PayoutRowProps {
  payout: AdminPayout
  /** `button`: the element to which the focus returns. */
  onAction: (payout: AdminPayout, action: PayoutAction, button: HTMLElement) => void
  /** Undefined where none of the page can be chosen for the bank's file. */
  choice?: Choice
}

type Named = { label: string; of: (amount: string, host: string) => string }
const ACTIONS: Readonly<Record<PayoutAction, Named>> = {
  'pay-by-hand': { label: sentences.payByHand, of: sentences.payByHandOf },
  'mark-paid': { label: sentences.markPaid, of: sentences.markPaidOf },
  'not-paid': { label: sentences.itWasNotPaid, of: sentences.itWasNotPaidOf },
  'mark-returned': { label: sentences.markReturned, of: sentences.markReturnedOf },
  retry: { label: connectionSentences.tryAgain, of: sentences.retryOf },
  cancel: { label: sentences.cancelPayout, of: sentences.cancelOf },
}

export function PayoutRow({ payout, onAction, choice }: PayoutRowProps) {
  const { host, host_id, box, number } = payout
  const amount = formatPaise(payout.amount_paise)
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_auto] md:items-center">
      <div className="flex min-w-0 gap-1">
        {choice && (
          <div className={classNames('-mt-2.5 w-9 flex-none', !isChoosable(payout) && 'max-md:hidden')}>
            {isChoosable(payout) && (
              <Checkbox
                checked={choice.chosen.has(payout.id)}
                onChange={(event) => choice.choose([payout], event.target.checked)}
                label={<span className="sr-only">{bankFileSentences.chooseOne(amount, host)}</span>}
              />
            )}
          </div>
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-heading text-maroon text-xl">{amount}</span>
            <HostLink name={host} id={host_id} />
          </p>
          <p className="wrap-anywhere text-muted">{`“${box}”, ${payoutFactsSentences.payoutNumber(number)}`}</p>
        </div>
      </div>
      <PayoutFacts payout={payout} />
      <div className="flex flex-wrap items-center gap-x-2 md:w-44 md:flex-col md:items-stretch">
        {payout.actions.map((action) => (
          <Button
            key={action}
            variant={action === 'pay-by-hand' || action === 'mark-paid' ? 'secondary' : 'quiet'}
            aria-label={ACTIONS[action].of(amount, host)}
            onClick={(event) => onAction(payout, action, event.currentTarget)}
          >
            {ACTIONS[action].label}
          </Button>
        ))}
        <Link to={searchOf({ tab: 'payment', id: payout.id })} className={buttonStyle({ variant: 'quiet' })}>
          {adminPaymentsSentences.seeTimeline}
        </Link>
      </div>
    </li>
  )
}
