// Runs work once for simultaneous callers: a caller during the run gets its result.

export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>

export function singleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, work) => {
    const running = underWay.get(key)
    if (running) return running
    const begun = work().finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
}
