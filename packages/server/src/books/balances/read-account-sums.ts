// Reads what each account of the ledger holds, for figures and alarms.
import type { Kysely } from 'kysely'
import type { Database, Paise } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { type Balance, readBalances } from './read-balances.ts'

export type AccountSums = {
  all: Balance
  /** Undefined before the first settlement has reached our bank: what is there is not known. */
  atBankPaise: Paise | undefined
}

export const readAccountSums = (db: Kysely<Database>): Promise<AccountSums> =>
  inSnapshot(db, async (trx) => {
    const balances = await readBalances(trx)
    const all = balances.all()
    return { all, atBankPaise: balances.of('settlement').entries > 0 ? all.bank : undefined }
  })
