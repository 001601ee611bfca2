// Restarts servers one after another, round after round, while visitors make calls.
import type { Servers } from '../servers/open-servers.ts'

/** Asks after each round whether it is enough. Answers how many restarts there were. Throws where a server ends with an error. */
export async function restartInTurn(
  { names, restart }: Pick<Servers, 'names' | 'restart'>,
  isEnough: () => boolean,
): Promise<number> {
  for (let restarts = 0; ; ) {
    for (const name of names) {
      const { exitCode, stderr } = await restart(name)
      if (exitCode !== 0 || stderr !== '') throw new Error(`${name} ended with ${exitCode}: ${stderr}`)
      restarts += 1
    }
    if (isEnough()) return restarts
  }
}
