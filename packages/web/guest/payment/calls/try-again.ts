// Retries a temporary refusal after the delay that the server states, with jitter, so that not all browsers retry at once.
import { NotOpened } from './not-opened.ts'

const MOST_TRIES = 8
/** Maximum jitter after the first refusal; twice as much after the second, and so on. */
const SPREAD_SECONDS = 8
const SECOND_MS = 1000

export interface Wait {
  /** Seconds left, down to 0. */
  seconds: number
  /** Why the last attempt was refused. */
  refused: NotOpened
}

/**
 * Returns what `attempt` returns, and undefined as soon as `stopped` is aborted: the result of an attempt that is under way is
 * dropped. Throws what it throws, unless that states a delay; then only after MOST_TRIES attempts. Calls `onWait` each second of a delay.
 */
export const tryAgain = <T>(
  attempt: () => Promise<T>,
  stopped: AbortSignal,
  onWait: (wait: Wait) => void,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    stopped.addEventListener('abort', () => resolve(undefined))

    async function wait(refused: NotOpened, tries: number) {
      let seconds = refused.waitSeconds + Math.floor(Math.random() * SPREAD_SECONDS * tries)
      for (; seconds >= 0 && !stopped.aborted; seconds--) {
        onWait({ seconds, refused })
        if (seconds > 0) await new Promise((resume) => setTimeout(resume, SECOND_MS))
      }
    }

    async function attemptUntilStopped(): Promise<T | undefined> {
      for (let tries = 1; !stopped.aborted; tries++)
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
