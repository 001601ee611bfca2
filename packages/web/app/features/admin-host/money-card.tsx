// What the guests of a host gave, and where it is: owed, waiting and why, on its way, paid out.

import type { MoneyOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
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
        <div key={name + note} className="flex items-baseline justify-between gap-x-5 py-2.5">
          <dt className={isMain ? 'min-w-0 font-semibold' : 'min-w-0 pl-4'}>
            {name}
            {note && <span className="block font-normal text-muted text-sm leading-snug">{note}</span>}
          </dt>
          <dd className={isMain ? 'font-heading text-maroon text-xl' : 'tabular-nums'}>
            {formatPaise(paise)}
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)

/** The lines below what is owed are its parts; they are left out where they are zero. */
function linesOf({
  received,
  owed_paise,
  unplanned_paise,
  due,
  held,
  on_the_way,
  paid,
}: MoneyOfHost): Line[] {
  const parts: Line[] = [
    { name: sentences.unplanned, note: sentences.unplannedNote, paise: Math.max(0, unplanned_paise) },
    { name: sentences.due, note: adminPayoutsSentences.payoutCount(due.count), paise: due.paise },
    ...held.map(({ hold, count, paise }) => ({
      name: sentences.held,
      note: `${adminPayoutsSentences.payoutCount(count)}: ${adminPayoutsSentences.holds[hold]}`,
      paise,
    })),
    {
      name: moneySentences.states['on-its-way'],
      note: adminPayoutsSentences.payoutCount(on_the_way.count),
      paise: on_the_way.paise,
    },
  ]
  return [
    {
      name: sentences.received,
      note: sentences.gifts(received.count),
      paise: received.paise,
      isMain: true,
    },
    owed_paise < 0
      ? { name: sentences.owesUs, note: sentences.owesUsNote, paise: -owed_paise, isMain: true }
      : { name: sentences.owed, note: sentences.owedNote, paise: owed_paise, isMain: true },
    ...parts.filter(({ paise }) => paise > 0),
    {
      name: sentences.paid,
      note: adminPayoutsSentences.payoutCount(paid.count),
      paise: paid.paise,
      isMain: true,
    },
  ]
}
