// Sums a host's payouts by what became of them.
import type { MoneyOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import type { PayoutHold } from '@lifafa/contract/payout-holds'
import type { Paise, PayoutState } from '../../db/tables.ts'

export type StandingOfPayouts = { state: PayoutState; hold: PayoutHold | null; count: number; paise: Paise }
export type MoneyOfBoxes = {
  contributions: number
  keptPaise: Paise
  /** By the ledger; what is on its way is owed until it has arrived. */
  owedPaise: Paise
  payouts: readonly StandingOfPayouts[]
}

/** What failed or came back is in none: it is owed again. */
export function moneyByState({ contributions, keptPaise, owedPaise, payouts }: MoneyOfBoxes): MoneyOfHost {
  const sumOf = (...states: PayoutState[]) =>
    payouts
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { count, paise }) => ({ count: sum.count + count, paise: sum.paise + paise }), {
        count: 0,
        paise: 0,
      })
  return {
    received: { count: contributions, paise: keptPaise },
    owed_paise: owedPaise,
    unplanned_paise: owedPaise - sumOf('waiting', 'due', 'sent', 'processing').paise,
    due: sumOf('due'),
    held: payouts.flatMap(({ state, hold, count, paise }) =>
      state === 'waiting' && hold !== null ? [{ hold, count, paise }] : [],
    ),
    on_the_way: sumOf('sent', 'processing'),
    paid: sumOf('processed'),
  }
}
