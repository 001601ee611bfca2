// Tells subscribers of new contributions: the open pages of hosts, on every server.

/** Ids, so that it fits into a notification; the host is the box's. */
export type NewContribution = { hostId: string; boxId: string; id: string }

export type Subscriber = {
  /** New contributions to boxes of the host. */
  received(contributions: readonly NewContribution[]): void
  /** The subscription has ended: contributions that other servers record do not arrive at present. */
  lost(): void
}

export type LiveUpdates = {
  /** To be called after the commit. Does not wait and does not throw: who misses it finds the contribution by polling. */
  publish(contribution: NewContribution): void
  /** Answers how to unsubscribe; undefined while contributions that other servers record do not arrive. */
  subscribe(hostId: string, subscriber: Subscriber): (() => void) | undefined
}

/** `deliver` and `setReachable` are for the exchange with other servers. */
export type LocalUpdates = LiveUpdates & {
  deliver(contributions: readonly NewContribution[]): void
  setReachable(isReachable: boolean): void
}

/** `isReachable`: whether it begins with all contributions arriving; true for a server that has the database to itself. */
export function updatesOfThisServer(isReachable = true): LocalUpdates {
  const subscribers = new Map<string, Set<Subscriber>>()
  let reachable = isReachable

  function deliver(contributions: readonly NewContribution[]): void {
    for (const [hostId, own] of Map.groupBy(contributions, ({ hostId }) => hostId))
      for (const subscriber of subscribers.get(hostId) ?? []) subscriber.received(own)
  }

  function unsubscribe(hostId: string, subscriber: Subscriber): void {
    const all = subscribers.get(hostId)
    all?.delete(subscriber)
    if (all?.size === 0) subscribers.delete(hostId)
  }

  return {
    deliver,
    publish: (contribution) => deliver([contribution]),
    subscribe(hostId, subscriber) {
      if (!reachable) return undefined
      const all = subscribers.get(hostId) ?? new Set()
      subscribers.set(hostId, all.add(subscriber))
      return () => unsubscribe(hostId, subscriber)
    },
    setReachable(isReachable) {
      reachable = isReachable
      if (isReachable) return
      const ended = [...subscribers.values()].flatMap((all) => [...all])
      subscribers.clear()
      for (const subscriber of ended) subscriber.lost()
    },
  }
}
