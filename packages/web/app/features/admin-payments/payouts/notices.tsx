// Notices above the payouts: why nothing is sent, and how that ends.
import type { Answer } from '@lifafa/contract/endpoint'
import {
  type adminListPayouts,
  adminPayoutsCompared,
  type MissingPayout,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Card } from '../../../ui/display/card.tsx'
import { searchOf } from '../payments-params.ts'

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card role="alert" className="mb-10 grid justify-items-start gap-3 border-maroon">
    <h3 className="font-heading text-maroon text-xl leading-7">{title}</h3>
    {children}
  </Card>
)

/** Our books are wrong: of which boxes, since when, and how that ends. */
export function StopsNotice({ stops }: { stops: Answer<typeof adminListPayouts>['stops'] }) {
  if (stops.length === 0) return null
  return (
    <Notice title={sentences.stopsTitle(stops.some(({ box }) => box === null))}>
      <ul className="grid gap-2">
        {stops.map(({ box, box_id, since }) => (
          <li key={box_id} className="wrap-anywhere max-w-prose">
            {box === null ? sentences.stopOfAll(when(since)) : sentences.stopOfBox(box, when(since))}
          </li>
        ))}
      </ul>
      <p className="max-w-prose">{sentences.stopsEnd}</p>
      <Link to={searchOf({ tab: 'books' })} className={buttonStyle({ variant: 'secondary' })}>
        {adminPaymentsSentences.tabs.books}
      </Link>
    </Notice>
  )
}

interface RestoredNoticeProps {
  found: Answer<typeof adminListPayouts> | undefined
  /** Called before the notice leaves the page, and with it the focused button. */
  onGone: () => void
}

/** A backup was restored: payouts made since must be compared with our bank before anything is sent again. */
export function RestoredNotice({ found: data, onGone }: RestoredNoticeProps) {
  const confirm = useAction(
    async (restored_at: string) => {
      const { message } = await adminCall(adminPayoutsCompared, { body: { restored_at } })
      onGone()
      return message
    },
    { done: (message) => message, keys: [[MONEY_KEY]] },
  )
  const restored_at = data?.restored_at
  if (!restored_at) return null
  return (
    <Notice title={sentences.restored}>
      <p className="max-w-prose">
        <span>{sentences.restoredText(when(restored_at))}</span>
        {data.is_automatic && <span>{` ${sentences.restoredSending}`}</span>}
      </p>
      {data.missing === null && <p className="max-w-prose">{sentences.missingUnknown}</p>}
      {data.missing && data.missing.length > 0 && <MissingPayouts missing={data.missing} />}
      <Button
        disabled={data.missing === null}
        busy={confirm.isBusy}
        busyLabel={adminPaymentsSentences.marking}
        onClick={() => confirm.run(restored_at)}
      >
        {sentences.compared}
      </Button>
    </Notice>
  )
}

function MissingPayouts({ missing }: { missing: MissingPayout[] }) {
  return (
    <>
      <p className="max-w-prose">{sentences.missing}</p>
      <ul className="grid gap-2">
        {missing.map(({ id, at, amount_paise, host, box, box_id, upi_id, reference }) => (
          <li key={id}>
            <p>{sentences.missingPayout(formatPaise(amount_paise), host, box)}</p>
            <p className="wrap-anywhere text-muted">
              {[when(at), box_id, upi_id, reference, id].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
