// Sums money by its state, of one box or of several.
import { type MoneyState, moneyState } from '@lifafa/contract/box-money/money-states'
import type { MoneyPart, MoneySums } from '@lifafa/contract/endpoints/box-money'
import type { Paise } from '../../../db/tables.ts'

const NONE: MoneySums = {
  ...(Object.fromEntries(moneyState.options.map((state) => [state, 0])) as Record<MoneyState, number>),
  ...{ received: 0, owed_back: 0 },
}

/** Zero is not −0. `owedBackPaise`: the host was sent so much beyond what is left. It was not received, or went back. */
export function sumsOf(parts: readonly MoneyPart[], owedBackPaise: Paise): MoneySums {
  const sums = { ...NONE, owed_back: owedBackPaise, received: 0 - owedBackPaise }
  for (const { state, paise } of parts) {
    sums[state] += paise
    sums.received += paise
  }
  return sums
}

export const totalOf = (all: readonly MoneySums[]): MoneySums =>
  all.reduce((total, sums) => {
    const states = moneyState.options.map((state) => [state, total[state] + sums[state]])
    return {
      ...(Object.fromEntries(states) as MoneySums),
      received: total.received + sums.received,
      owed_back: total.owed_back + sums.owed_back,
    }
  }, NONE)
