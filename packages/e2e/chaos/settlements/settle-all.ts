// Settles everything at the provider, and waits until our books have what its bank statement has.
import { setTimeout as delay } from 'node:timers/promises'
import { REST_AFTER_LOOK_MS, STALL_TIMEOUT_MS } from '../comparison/wait-until-consistent.ts'
import type { Environment } from '../environment/environment.ts'
import type { BankStatement } from '../environment/provider-books.ts'
import { goLater } from '../payouts/pay-days.ts'
import { readSettled, type SettledBooks } from './settled-books.ts'

/** A weekend, and the days before and after it: the bank takes then what it did not take at first. */
const DAYS_MS = 4 * 24 * 60 * 60 * 1000
const LOOK_AGAIN_MS = 5_000

export interface Settled {
  statement: BankStatement
  books: SettledBooks
}

/** The next settlement comes in two parts, and our bank does not take the second one at first. */
export async function makeNextUnusual({ provider }: Environment): Promise<void> {
  for (const kind of ['split', 'failed']) await provider.control('POST', '/settlement-faults', { kind })
}

/** The provider's own days have settled most of it. */
export async function settleAll(environment: Environment): Promise<Settled> {
  const { provider } = environment
  await provider.control('POST', '/settlements', { status: 'created' })
  await goLater(environment, DAYS_MS)
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
