// Retries a temporary refusal after the delay that the server states, with jitter, so that not all browsers retry at once.
import { NotOpened } from './not-opened.ts'

const MOST_TRIES = 8
/** Maximum jitter after the first refusal; twice as much after the second, and so on. */
const SPREAD_SECONDS = 8
const SECOND_MS = 1000

/**
 * Returns what `attempt` returns. Throws what it throws, unless that states a delay; then only after MOST_TRIES attempts.
 * Calls `onWait` each second with the seconds left, down to 0; its `stop` ends the retries, and undefined is returned.
 */
export async function tryAgain<T>(
  attempt: () => Promise<T>,
  onWait: (seconds: number, stop: () => void) => void,
): Promise<T | undefined> {
  for (let tries = 1; ; tries++)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof NotOpened && error.waitSeconds) || tries === MOST_TRIES) throw error
      let isStopped = false
      let left = error.waitSeconds + Math.floor(Math.random() * SPREAD_SECONDS * tries)
      for (; left >= 0; left--) {
        onWait(left, () => {
          isStopped = true
        })
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, SECOND_MS))
        if (isStopped) return undefined
      }
    }
}
