// Once all hosts are paid, the servers go on with a backup from before: its books owe what was paid since.
import { HOUR_MS } from '../../../server/src/test/times.ts'
import { lookUntil } from '../comparison/look-until.ts'
import { type Owed, type Paid, readPaid } from '../comparison/read-payouts.ts'
import type { Environment } from '../environment/environment.ts'
import { goLater, waitDaysUntilPaid } from '../payouts/pay-days.ts'
import { confirmCompared, restoreServers } from './restore-servers.ts'
import type { Backups } from './take-backups.ts'

/** `paidAgain`: payouts that were sent since. */
export async function restoreAfterPayouts(
  environment: Environment,
  backups: Backups,
  owed: Owed,
): Promise<{ paid: Paid; paidAgain: string[] }> {
  const { provider } = environment
  const backup = backups.taken.at(-1)
  if (!backup) throw new Error('No backup was taken.')
  const known = new Set((await provider.listPayouts()).map(({ id }) => id))
  const listNew = async (when: string) =>
    (await provider.listPayouts())
      .filter(({ id }) => !known.has(id))
      .map(({ id, reference_id, amount }) => `${when}: ${id} of ${amount} paise for ${reference_id}`)

  await restoreServers(environment, backups, backup)
  await goLater(environment, HOUR_MS)
  await lookUntil(
    environment,
    (db) => readPaid(db, provider),
    ({ isUpToDate }) => isUpToDate,
  )
  const early = await listNew('before an administrator had compared')
  await confirmCompared(environment)
  const paid = await waitDaysUntilPaid(environment, owed)
  return { paid, paidAgain: [...early, ...(await listNew('after all hosts had been paid'))] }
}
