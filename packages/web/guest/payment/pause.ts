// Waits between two status calls, and ends the wait early when the page is resumed.

/**
 * Waits `ms`, or until the page is resumed: the phone is unlocked, the tab is shown again, the network is back. Returns
 * whether it was resumed. Without `ms` it waits for that alone; an aborted wait ends at once.
 */
export const pauseUntilResumed = (ms: number | undefined, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const end = (isResumed: boolean) => {
      clearTimeout(timer)
      listening.abort()
      resolve(isResumed)
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms, false)
    const options = { signal: listening.signal }
    signal.addEventListener('abort', () => end(false), options)
    for (const event of ['online', 'pageshow']) addEventListener(event, () => end(true), options)
    document.addEventListener('visibilitychange', () => document.hidden || end(true), options)
    if (signal.aborted) end(false)
  })
