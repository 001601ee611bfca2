// Restores every backup of a run, and checks what each has.
import type { Check } from '../comparison/check.ts'
import type { Environment } from '../environment/environment.ts'
import { restore } from './restore.ts'
import type { Backups } from './take-backups.ts'

/** `paidAgain`: payouts that were sent after a restore, though all had been paid. */
export async function checkBackups(
  environment: Environment,
  backups: Backups,
  paidAgain: readonly string[],
): Promise<Check[]> {
  const unsound: string[] = []
  const lost: string[] = []
  for (const backup of backups.taken) {
    const restored = await restore(environment, backups, backup)
    unsound.push(...restored.unsound)
    lost.push(...restored.lost)
  }
  return [
    { guarantee: 'every backup can be restored, and its books are sound', violations: unsound },
    { guarantee: 'what was acknowledged before a backup began is in it', violations: lost },
    { guarantee: 'a backup that failed left no file', violations: [...backups.violations] },
    { guarantee: 'with a restored backup nothing was paid again', violations: [...paidAgain] },
  ]
}
