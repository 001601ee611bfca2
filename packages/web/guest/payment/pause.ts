// Waiting between two questions, and waking early when the answer may have changed.

/**
 * Waits `ms`, or until the page is woken: the phone is unlocked, the tab is shown again, the network is back. Answers
 * whether it was woken. Without `ms` it waits for that alone; an aborted wait is over at once.
 */
export const pauseUntilWake = (ms: number | undefined, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const end = (isWoken: boolean) => {
      clearTimeout(timer)
      listening.abort()
      resolve(isWoken)
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms, false)
    const options = { signal: listening.signal }
    signal.addEventListener('abort', () => end(false), options)
    for (const event of ['online', 'pageshow']) addEventListener(event, () => end(true), options)
    document.addEventListener('visibilitychange', () => document.hidden || end(true), options)
    if (signal.aborted) end(false)
  })
