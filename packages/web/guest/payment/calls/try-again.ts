// Tries again by itself what the server refused for now, as late as it said, and later for some, so that not all come at once.
import { NotOpened } from './not-opened.ts'

const MOST_TRIES = 8
/** After the first refusal; twice as much after the second, and so on. */
const SPREAD_SECONDS = 8
const SECOND_MS = 1000

/**
 * Answers what `attempt` answers. Throws what it throws, unless that says when to try again; then only after so many tries.
 * `onWait` is told each second how many are left, down to 0; its `stop` ends the trying, and undefined is answered.
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
