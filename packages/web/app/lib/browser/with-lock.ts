// Runs actions one at a time: among all tabs through the Web Locks API, otherwise within this tab.

export type Lock = <T>(action: () => Promise<T>) => Promise<T>

/** `locks` is missing on plain http and in browsers before 2022. */
export function withLock(name: string, locks: LockManager | undefined): Lock {
  if (locks) return async (action) => await locks.request(name, action)
  let last: Promise<unknown> = Promise.resolve()
  return (action) => {
    const mine = last.then(action)
    last = mine.catch(() => {})
    return mine
  }
}
