// Presents a host's profile as JSON.
import type { Profile } from '@lifafa/contract/endpoints/profile'
import { waitsUntil } from '../payouts/rules/obstacle.ts'
import type { Profile as HostProfile } from './reads.ts'

export function presentProfile({ upi_id_changed_at, ...profile }: HostProfile, now: Date): Profile {
  const until = waitsUntil({ upi_id: profile.upi_id, upi_id_changed_at }, now)
  return { ...profile, payouts_wait_until: until?.toISOString() ?? null }
}
