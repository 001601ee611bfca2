// Settles everything at the provider, and waits until our books have what its bank statement has.
import { setTimeout as delay } from 'node:timers/promises'
import { REST_AFTER_LOOK_MS, STALL_TIMEOUT_MS } from '../comparison/wait-until-consistent.ts'
import type { Environment } from '../environment/environment.ts'
import type { BankStatement } from '../environment/provider-books.ts'
import { goLater } from '../payouts/pay-days.ts'
import { readSettled, type SettledBooks } from './settled-books.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LOOK_AGAIN_MS = 5_000

export interface Settled {
  statement: BankStatement
  books: SettledBooks
}

/** The provider's own days have settled most of it. Its bank takes the last settlement a day later. */
export async function settleAll(environment: Environment): Promise<Settled> {
  const { provider } = environment
  await provider.control('POST', '/settlements', { status: 'created' })
  await goLater(environment, DAY_MS)
  const statement = await provider.readBankStatement()
  let last = ''
  let changedAt = performance.now()
  for (;;) {
    await delay(LOOK_AGAIN_MS + REST_AFTER_LOOK_MS[environment.kind])
    const waiting = await provider.hurryWaitingEvents()
    const books = await environment.withDatabase(readSettled)
    if (waiting === 0 && books.bankPaise === statement.balance && books.unmatched.length === 0)
      return { statement, books }
    const now = JSON.stringify([waiting, books.bankPaise, books.unmatched.length])
    if (now !== last) changedAt = performance.now()
    last = now
    if (performance.now() > changedAt + STALL_TIMEOUT_MS) return { statement, books }
  }
}
