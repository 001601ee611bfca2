// Presents what the bank says of a host's UPI ID as JSON.
import type { UpiIdCheck } from '@lifafa/contract/endpoints/profile'
import type { Row } from '../db/tables.ts'
import type { UpiIdCheckRow } from './reads.ts'
import { likenessOf } from './rules.ts'

type Host = Pick<Row<'hosts'>, 'first_name' | 'last_name' | 'upi_id'>

/** `canAsk`: the provider can be asked. Null where there is nothing to say: no UPI ID, or nobody to ask. */
export function presentUpiIdCheck(
  host: Host,
  check: UpiIdCheckRow | undefined,
  canAsk: boolean,
): UpiIdCheck | null {
  if (host.upi_id === null) return null
  if (!check)
    return canAsk
      ? { state: 'unchecked', why: null, registered_name: null, likeness: null, answer: null }
      : null
  const { state, why, registered_name, answer } = check
  const likeness =
    registered_name === null ? null : likenessOf(`${host.first_name} ${host.last_name}`, registered_name)
  return { state, why, registered_name, likeness, answer }
}
