// The sum that was received, and how much of it is in each state: as a bar, and in whole rupees, as the tile with the total has it.

import { type MoneyState, moneyState } from '@lifafa/contract/box-money/money-states'
import type { MoneySums as Sums } from '@lifafa/contract/endpoints/box-money'
import { formatPaise, formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { classNames } from '../../ui/class-names.ts'
import { useSentences } from '../language/language.tsx'

const COLOURS: Readonly<Record<MoneyState, string>> = {
  'action-needed': 'bg-danger',
  'on-hold': 'bg-danger',
  late: 'bg-danger/60',
  waiting: 'bg-marigold',
  'at-provider': 'bg-gold/55',
  'on-its-way': 'bg-leaf/55',
  'sent-on': 'bg-leaf',
}

/** Less than a rupee would read as nothing. */
const written = (paise: number): string =>
  paise < 100 ? formatPaise(paise) : formatRupees(paiseToRupees(paise))

export function MoneySums({ sums }: { sums: Sums }) {
  const sentences = useSentences('money', moneySentences)
  // A state without money is left out.
  const states = moneyState.options.filter((state) => sums[state] > 0)
  return (
    <>
      {states.length > 1 && (
        <div className="mb-4 flex h-2.5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
          {states.map((state) => (
            <span key={state} className={`min-w-1.5 ${COLOURS[state]}`} style={{ flexGrow: sums[state] }} />
          ))}
        </div>
      )}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:gap-x-6">
        <Sum name={sentences.received} amount={written(sums.received)} tone="text-maroon" />
        {states.map((state) => (
          <Sum
            key={state}
            name={sentences.states[state]}
            amount={written(sums[state])}
            dot={COLOURS[state]}
            tone={state === 'action-needed' || state === 'on-hold' ? 'text-danger' : undefined}
          />
        ))}
        {sums.owed_back > 0 && <Sum name={sentences.owedBack} amount={`−${written(sums.owed_back)}`} />}
      </dl>
    </>
  )
}

interface SumProps {
  name: string
  amount: string
  /** The colour of its part of the bar. */
  dot?: string
  tone?: string | undefined
}

function Sum({ name, amount, dot, tone }: SumProps) {
  return (
    <div className="flex min-w-0 flex-col justify-between">
      <dt className="text-muted text-sm">
        {dot && <span className={`mr-1.5 inline-block size-2.5 rounded-full ${dot}`} aria-hidden="true" />}
        {name}
      </dt>
      <dd className={classNames('wrap-anywhere font-heading text-xl leading-tight sm:text-2xl', tone)}>
        {amount}
      </dd>
    </div>
  )
}
