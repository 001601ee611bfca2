// Reads what the bank says of a UPI ID or a bank account.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../db/tables.ts'

export type UpiIdCheckRow = Row<'upi_id_checks'>

const checksOf = (db: Kysely<Database>, hostId: string) =>
  db.selectFrom('upi_id_checks').selectAll().where('host_id', '=', hostId)

/** Undefined if nobody was asked about this UPI ID. */
export const findUpiIdCheck = async (
  db: Kysely<Database>,
  { id, upi_id }: Pick<Row<'hosts'>, 'id' | 'upi_id'>,
): Promise<UpiIdCheckRow | undefined> =>
  upi_id === null ? undefined : checksOf(db, id).where('upi_id', '=', upi_id).executeTakeFirst()

/** Undefined where nobody was asked about this bank account. */
export const findBankAccountCheck = async (
  db: Kysely<Database>,
  { id, bank_account, ifsc }: Pick<Row<'hosts'>, 'id' | 'bank_account' | 'ifsc'>,
): Promise<UpiIdCheckRow | undefined> =>
  bank_account === null
    ? undefined
    : checksOf(db, id).where('bank_account', '=', bank_account).where('ifsc', '=', ifsc).executeTakeFirst()

/** In a statement that reads `upi_id_checks`: as the rule `whyWrong`. */
export const IS_WRONG = sql<boolean>`(upi_id_checks.state = 'not-found' or upi_id_checks.answer = 'no')`

/** In a statement that reads `hosts` and `upi_id_checks`: the check is of where the host is paid, the bank account before the UPI ID. */
export const IS_OF_PAYEE = sql<boolean>`(upi_id_checks.host_id = hosts.id
  and (hosts.bank_account is null and upi_id_checks.upi_id = hosts.upi_id
    or upi_id_checks.bank_account = hosts.bank_account and upi_id_checks.ifsc = hosts.ifsc))`

/**
 * In a statement that reads `hosts`: whose account is paid by the bank, where the host has confirmed it. The holder of a bank account is
 * confirmed where the host has typed the same name.
 */
export const CONFIRMED_NAME = sql<string | null>`(
  select registered_name from upi_id_checks where ${IS_OF_PAYEE}
    and (answer = 'yes' or lower(registered_name) = lower(hosts.bank_account_name)))`
