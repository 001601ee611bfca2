// Shows the money that a host has received, and where it is: owed, waiting and why, on the way, paid.

import type { MoneyOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { signedPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { Card } from '../../ui/display/card.tsx'

interface Line {
  name: string
  note?: string
  paise: number
  isMain?: boolean
}

export const MoneyCard = ({ money }: { money: MoneyOfHost }) => (
  <Card className="min-w-0">
    <h2 className="mb-2 text-xl">{sentences.money}</h2>
    <dl className="divide-y divide-line">
      {linesOf(money).map(({ name, note, paise, isMain = false }) => (
        <div key={`${name} ${note}`} className="flex items-baseline justify-between gap-x-5 py-2.5">
          <dt className={isMain ? 'min-w-0 font-semibold' : 'min-w-0 pl-4'}>
            <span>{name}</span>
            {note && (
              <span className="block font-normal text-muted text-sm leading-snug first-letter:uppercase">
                {note}
              </span>
            )}
          </dt>
          <dd className={isMain ? 'font-heading text-maroon text-xl' : 'tabular-nums'}>
            {signedPaise(paise)}
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)

const whyOf = ({ reason }: MoneyOfHost['open'][number]): string =>
  reason === null ? sentences.notSettled : { ...payoutFactsSentences.reasons, ...sentences.why }[reason]

/** The lines below what is owed are its parts. */
function linesOf({ gifts, sums_paise: sums, open }: MoneyOfHost): Line[] {
  const owedPaise = sums.received - sums['sent-on']
  return [
    {
      ...{ name: sentences.received, note: sentences.gifts(gifts), isMain: true },
      paise: sums.received,
    },
    owedPaise < 0
      ? { name: sentences.owesUs, note: sentences.owesUsNote, paise: -owedPaise, isMain: true }
      : { name: sentences.owed, note: sentences.owedNote, paise: owedPaise, isMain: true },
    ...open.map((sum) => ({
      ...{ name: sentences.states[sum.state], note: whyOf(sum), paise: sum.paise },
    })),
    ...(sums.owed_back > 0 && open.length > 0 ? [{ name: sentences.owedBack, paise: -sums.owed_back }] : []),
    { name: sentences.states['sent-on'], paise: sums['sent-on'], isMain: true },
  ]
}
