// What was received, and how much of it is in each state.

import type { MoneyState } from '@lifafa/contract/box-money/money-states'
import type { MoneySums as Sums } from '@lifafa/contract/endpoints/box-money'
import { formatPaise, signedPaise } from '@lifafa/contract/money'
import { moneySentences as sentences } from '@lifafa/contract/sentences/host/money'

/** The way of the money: late and waiting are stops on it. A state without money is left out. */
const WAY: readonly MoneyState[] = ['sent-on', 'on-its-way', 'at-provider', 'waiting', 'late']

export function MoneySums({ sums }: { sums: Sums }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:gap-x-6">
      <Sum name={sentences.received} amount={formatPaise(sums.received)} isFirst />
      {WAY.filter((state) => sums[state] > 0).map((state) => (
        <Sum key={state} name={sentences.states[state]} amount={formatPaise(sums[state])} />
      ))}
      {sums.owed_back > 0 && <Sum name={sentences.owedBack} amount={signedPaise(-sums.owed_back)} />}
    </dl>
  )
}

function Sum({ name, amount, isFirst = false }: { name: string; amount: string; isFirst?: boolean }) {
  return (
    <div className="flex min-w-0 flex-col justify-between">
      <dt className="text-muted text-sm">{name}</dt>
      <dd
        className={`wrap-anywhere font-heading text-xl leading-tight sm:text-2xl ${isFirst ? 'text-maroon' : ''}`}
      >
        {amount}
      </dd>
    </div>
  )
}
