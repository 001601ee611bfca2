// Notifies open pages, on every server, of new contributions, of changed registers and of ended sessions.

/** A box's register or hall screen shows something else now. Ids, so that it fits into a notification; the host is the box's. */
export type ChangedBox = { hostId: string; boxId: string }

export type NewContribution = ChangedBox & { id: string }

export type BoxUpdate = ChangedBox | NewContribution

/** Sessions of a host have ended: which ones, the database says. */
export type EndedSessions = { hostId: string }

export type LiveUpdate = BoxUpdate | EndedSessions

const isOfBox = (update: LiveUpdate): update is BoxUpdate => 'boxId' in update

export const isContribution = (update: BoxUpdate): update is NewContribution => 'id' in update

export type Subscriber = {
  /** Changes in boxes of the host; nothing if its sessions have ended. */
  received(updates: readonly BoxUpdate[]): void
  /** The subscription has ended: updates of other servers do not arrive at present. */
  lost(): void
}

export type LiveUpdates = {
  /** To be called after the commit. Does not wait and does not throw: who misses it finds the change by polling, and the end of a session with the next one. */
  publish(update: LiveUpdate): void
  /** Returns a function that unsubscribes; undefined while updates of other servers do not arrive. */
  subscribe(hostId: string, subscriber: Subscriber): (() => void) | undefined
}

/** `deliver` and `setReachable` are for the exchange with other servers. */
export type LocalUpdates = LiveUpdates & {
  deliver(updates: readonly LiveUpdate[]): void
  setReachable(isReachable: boolean): void
}

/** `isReachable`: whether it begins with all updates arriving; true for a server that has the database to itself. */
export function updatesOfThisServer(isReachable = true): LocalUpdates {
  const subscribers = new Map<string, Set<Subscriber>>()
  let reachable = isReachable

  function deliver(updates: readonly LiveUpdate[]): void {
    for (const [hostId, own] of Map.groupBy(updates, ({ hostId }) => hostId))
      for (const subscriber of subscribers.get(hostId) ?? []) subscriber.received(own.filter(isOfBox))
  }

  function unsubscribe(hostId: string, subscriber: Subscriber): void {
    const all = subscribers.get(hostId)
    all?.delete(subscriber)
    if (all?.size === 0) subscribers.delete(hostId)
  }

  return {
    deliver,
    publish: (update) => deliver([update]),
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
