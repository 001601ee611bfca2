// One deed at a time: among all tabs of the browser where it can, within this one where it cannot.

export type InTurn = <T>(deed: () => Promise<T>) => Promise<T>

/** `locks` is missing on plain http and in browsers before 2022. */
export function inTurn(name: string, locks: LockManager | undefined): InTurn {
  if (locks) return async (deed) => await locks.request(name, deed)
  let last: Promise<unknown> = Promise.resolve()
  return (deed) => {
    const mine = last.then(deed)
    last = mine.catch(() => {})
    return mine
  }
}
