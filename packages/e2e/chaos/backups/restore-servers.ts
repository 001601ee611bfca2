// The servers lose their database and go on with a backup of it: what is missing in it comes from the provider's lists.
import { adminListPayouts, adminPayoutsCompared } from '@lifafa/contract/endpoints/admin/payouts'
import { HOUR_MS } from '../../../server/src/test/times.ts'
import { adminLogIn } from '../../admin/administrator.ts'
import { call } from '../../server/api.ts'
import { type Consistent, waitUntilConsistent } from '../comparison/wait-until-consistent.ts'
import type { Environment } from '../environment/environment.ts'
import { goLater } from '../payouts/pay-days.ts'
import { restore } from './restore.ts'
import type { Backup, Backups } from './take-backups.ts'

/** “Within hours” (docs/backups.md, “A backup is restored”). */
const MOST_HOURS = 4
/** An hour in which nothing comes nearer for so long is over. */
const STALL_TIMEOUT_MS = 20_000

export async function restoreServers(
  environment: Environment,
  backups: Backups,
  backup: Backup,
): Promise<void> {
  await environment.stopServers()
  const { servers, unsound } = await restore(environment, backups, backup)
  // Its guarantee names what is wrong; here nothing could go on.
  if (unsound.length > 0) throw new Error(unsound.join('\n'))
  await backups.forgetEventsSince(backup)
  await environment.moveTo(servers)
}

/** The hours after a restore, until the books have what the provider has. */
export async function catchUp(environment: Environment): Promise<Consistent> {
  for (let hours = 1; ; hours += 1) {
    await goLater(environment, HOUR_MS)
    const consistent = await waitUntilConsistent(environment, STALL_TIMEOUT_MS)
    if (consistent.missing.length === 0 || hours === MOST_HOURS) return consistent
  }
}

/** An administrator has compared payouts with our bank's statement. Throws where no page asks for it. */
export async function confirmCompared({ servers, admin }: Environment): Promise<void> {
  const [server] = servers
  if (!server) throw new Error('There is no server.')
  const { access } = (await adminLogIn(server, admin)).tokens
  const { restored_at } = await call(server, adminListPayouts, { access })
  if (restored_at === null) throw new Error('A backup was restored, and the page of payouts does not say so.')
  await call(server, adminPayoutsCompared, { access, body: { restored_at } })
}
