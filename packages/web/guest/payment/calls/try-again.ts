// Retries a temporary refusal after the delay that the server states, with jitter, so that not all browsers retry at once.
import { NotOpened } from './not-opened.ts'

const MOST_TRIES = 8
/** Maximum jitter after the first refusal; twice as much after the second, and so on. */
const SPREAD_SECONDS = 8
const SECOND_MS = 1000

interface Wait {
  /** Seconds left, down to 0. */
  seconds: number
  /** Why the last attempt was refused. */
  refused: NotOpened
  /** Ends the retries, also while an attempt is under way: its result is dropped. */
  stop: () => void
}

/**
 * Returns what `attempt` returns, and undefined as soon as the retries are stopped. Throws what it throws, unless that states a delay;
 * then only after MOST_TRIES attempts. Calls `onWait` each second of a delay.
 */
export const tryAgain = <T>(
  attempt: () => Promise<T>,
  onWait: (wait: Wait) => void,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    let isStopped = false

    function stop() {
      isStopped = true
      resolve(undefined)
    }

    async function wait(refused: NotOpened, tries: number) {
      let seconds = refused.waitSeconds + Math.floor(Math.random() * SPREAD_SECONDS * tries)
      for (; seconds >= 0 && !isStopped; seconds--) {
        onWait({ seconds, refused, stop })
        if (seconds > 0) await new Promise((resume) => setTimeout(resume, SECOND_MS))
      }
    }

    async function attemptUntilStopped(): Promise<T | undefined> {
      for (let tries = 1; !isStopped; tries++)
        try {
          return await attempt()
        } catch (error) {
          if (!(error instanceof NotOpened && error.waitSeconds) || tries === MOST_TRIES) throw error
          await wait(error, tries)
        }
      return undefined
    }

    attemptUntilStopped().then(resolve, reject)
  })
