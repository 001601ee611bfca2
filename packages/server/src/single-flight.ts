// Work that several ask for at once is done once: whoever comes while it is under way is given its outcome.

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
