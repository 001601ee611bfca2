// Settles everything at the provider, and waits until our books have what its bank statement has.
import { lookUntil } from '../comparison/look-until.ts'
import type { Environment } from '../environment/environment.ts'
import type { BankStatement } from '../environment/provider-books.ts'
import { goLater } from '../payouts/pay-days.ts'
import { readSettled, type SettledBooks } from './settled-books.ts'

/** A weekend, and the days before and after it: the bank takes then what it did not take at first. */
const DAYS_MS = 4 * 24 * 60 * 60 * 1000

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
  const books = await lookUntil(
    environment,
    readSettled,
    ({ bankPaise, unmatched }) => bankPaise === statement.balance && unmatched.length === 0,
  )
  return { statement, books }
}
