// Presents a host's profile as JSON.
import type { Profile } from '@lifafa/contract/endpoints/profile'
import { presentUpiIdCheck } from '../../upi-id-checks/present.ts'
import type { UpiIdCheckRow } from '../../upi-id-checks/reads.ts'
import { waitsUntil } from '../payouts/rules/hold-reason.ts'
import type { Profile as HostProfile } from './reads.ts'

type Shown = {
  check: UpiIdCheckRow | undefined
  canAsk: boolean
  linkedAccount: Profile['linked_account']
  now: Date
}

/** `canAsk`: the provider can be asked whose a UPI ID is. */
export function presentProfile(
  { upi_id_changed_at, ...profile }: HostProfile,
  { check, canAsk, linkedAccount, now }: Shown,
): Profile {
  // A transfer with its order waits for no payout.
  const until = linkedAccount ? null : waitsUntil({ upi_id: profile.upi_id, upi_id_changed_at }, now)
  return {
    ...profile,
    payouts_wait_until: until?.toISOString() ?? null,
    upi_id_check: presentUpiIdCheck(profile, check, canAsk),
    linked_account: linkedAccount,
  }
}
