// The soonest event with its total and last gift, and the ways to share it and to print its poster.

import { relativeTime } from '@lifafa/contract/dates'
import type { NextEvent as Event } from '@lifafa/contract/endpoints/dashboard'
import { formatRupees } from '@lifafa/contract/money'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import type { ComponentType } from 'react'
import { useLanguage, useSentences } from '../../lib/language/language.tsx'
import { Fact } from '../../lib/parts/fact.tsx'
import { useNow } from '../../lib/time/use-now.ts'

export type NextEventActions = ComponentType<{ giftid: string }>

interface NextEventProps {
  event: Event
  Actions: NextEventActions
}

/** Inside its card, above the link that covers it. */
export function NextEvent({ event: { id, total_amount, last_gift }, Actions }: NextEventProps) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const language = useLanguage()
  const now = useNow()
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
        <Fact
          term={sentences.eventTotal}
          fact={formatRupees(total_amount)}
          className="font-heading text-2xl text-maroon leading-tight tabular-nums"
        />
        {last_gift && (
          <div className="min-w-0">
            <dt className="text-muted text-sm">{sentences.lastGift}</dt>
            <dd className="wrap-anywhere leading-snug">
              <span>
                {last_gift.name
                  ? sentences.gave(last_gift.name, formatRupees(last_gift.amount))
                  : formatRupees(last_gift.amount)}
              </span>
              <span className="text-muted">{`, ${relativeTime(last_gift.created_at, now, language)}`}</span>
            </dd>
          </div>
        )}
      </dl>
      <div className="relative z-1 my-4 flex flex-wrap gap-2.5">
        <Actions giftid={id} />
      </div>
    </>
  )
}
