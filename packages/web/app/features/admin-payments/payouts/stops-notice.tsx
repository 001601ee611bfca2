// A notice that payouts are not sent because our books are wrong: of which boxes, since when, and how that ends.
import type { Answer } from '@lifafa/contract/endpoint'
import type { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { Link } from 'react-router'
import { when } from '../../../lib/time/when.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Card } from '../../../ui/display/card.tsx'
import { searchOf } from '../payments-params.ts'

export function StopsNotice({ stops }: { stops: Answer<typeof adminListPayouts>['stops'] }) {
  if (stops.length === 0) return null
  return (
    <Card role="alert" className="mb-10 grid justify-items-start gap-3 border-maroon">
      <h3 className="font-heading text-maroon text-xl leading-7">
        {sentences.stopsTitle(stops.some(({ box }) => box === null))}
      </h3>
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
    </Card>
  )
}
