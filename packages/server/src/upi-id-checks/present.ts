// Presents what the bank says of a host's UPI ID as JSON, for the host and for administrators.
import type { CheckedUpiId } from '@lifafa/contract/endpoints/admin/hosts'
import type { UpiIdCheck } from '@lifafa/contract/endpoints/profile'
import type { Row } from '../db/tables.ts'
import { likenessOf } from './names.ts'
import type { UpiIdCheckRow } from './reads.ts'

type Host = Pick<Row<'hosts'>, 'first_name' | 'last_name' | 'upi_id'>

/** Shared by both readers. */
const presentAnswer = (check: UpiIdCheckRow | undefined) =>
  check
    ? { state: check.state, why: check.why, registered_name: check.registered_name, answer: check.answer }
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
  const answer = presentAnswer(check)
  const { registered_name: name } = answer
  return {
    ...answer,
    likeness: name === null ? null : likenessOf(`${host.first_name} ${host.last_name}`, name),
  }
}
