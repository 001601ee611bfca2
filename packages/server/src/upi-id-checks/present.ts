// Presents what the bank says of a host's UPI ID or bank account as JSON, for the host and for administrators.
import type { CheckedUpiId } from '@lifafa/contract/endpoints/admin/hosts'
import type { BankAccount, UpiIdCheck } from '@lifafa/contract/endpoints/profile'
import type { Row } from '../db/tables.ts'
import { lastDigits } from '../privacy.ts'
import { likenessOf } from './names.ts'
import type { UpiIdCheckRow } from './reads.ts'

type Host = Pick<Row<'hosts'>, 'first_name' | 'last_name' | 'upi_id'>

/** Shared by both readers. One that no bank knew, and of which it is asked again, is `asking` to them. */
const presentAnswer = (check: UpiIdCheckRow | undefined) =>
  check
    ? {
        state: check.check_at === null ? check.state : ('asking' as const),
        why: check.why,
        registered_name: check.registered_name,
        answer: check.answer,
      }
    : ({ state: 'unchecked', why: null, registered_name: null, answer: null } as const)

/** Adds the provider's own measure of the two names, if it gave one. */
export const presentCheckedUpiId = (check: UpiIdCheckRow | undefined): CheckedUpiId => ({
  ...presentAnswer(check),
  score: check?.name_match_score ?? null,
  asked_at: check?.asked_at?.toISOString() ?? null,
})

/** `canAsk`: the provider can be asked. Null if there is nothing to say: no UPI ID, or nobody to ask. */
export function presentUpiIdCheck(
  host: Host,
  check: UpiIdCheckRow | undefined,
  canAsk: boolean,
): UpiIdCheck | null {
  if (host.upi_id === null || (!check && !canAsk)) return null
  return compare(check, `${host.first_name} ${host.last_name}`)
}

function compare(check: UpiIdCheckRow | undefined, ownName: string): UpiIdCheck {
  const answer = presentAnswer(check)
  const { registered_name: name } = answer
  return { ...answer, likeness: name === null ? null : likenessOf(ownName, name) }
}

type Account = Pick<Row<'hosts'>, 'bank_account' | 'ifsc' | 'bank_account_name'>

/** Null without one. The bank's name is compared with the holder's as the host wrote it. */
export function presentBankAccount(
  { bank_account, ifsc, bank_account_name: name }: Account,
  check: UpiIdCheckRow | undefined,
): BankAccount | null {
  if (bank_account === null || ifsc === null || name === null) return null
  return {
    last_digits: lastDigits(bank_account),
    ifsc,
    account_name: name,
    check: check ? compare(check, name) : null,
  }
}
