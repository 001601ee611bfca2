// Presents a host's profile as JSON.
import type { Profile } from '@lifafa/contract/endpoints/profile'
import { presentBankAccount, presentUpiIdCheck } from '../../upi-id-checks/present.ts'
import type { UpiIdCheckRow } from '../../upi-id-checks/reads.ts'
import { waitsUntil } from '../payouts/rules/destination.ts'
import type { Profile as HostProfile } from './reads.ts'

type Shown = {
  check: UpiIdCheckRow | undefined
  accountCheck: UpiIdCheckRow | undefined
  canAsk: boolean
  linkedAccount: Profile['linked_account']
  now: Date
}

/** `canAsk`: the provider can be asked whose a UPI ID is. */
export function presentProfile(
  host: HostProfile,
  { check, accountCheck, canAsk, linkedAccount, now }: Shown,
): Profile {
  const { id, first_name, last_name, email, phone_number, address, upi_id, language } = host
  // A transfer with its order waits for no payout.
  const until = linkedAccount ? null : waitsUntil(host, now)
  return {
    ...{ id, first_name, last_name, email, phone_number, address, upi_id, language },
    payouts_wait_until: until?.toISOString() ?? null,
    bank_account: presentBankAccount(host, accountCheck),
    upi_id_check: presentUpiIdCheck(host, check, canAsk),
    linked_account: linkedAccount,
  }
}
