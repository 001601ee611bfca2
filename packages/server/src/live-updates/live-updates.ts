// Notifies open pages, on every server, of new contributions, of changed registers and of ended sessions.

/** Written gifts of a box, or its screen in the hall, have changed. Ids, so that it fits into a notification; the host is the box's. */
export type ChangedBox = { hostId: string; boxId: string }

export type NewContribution = ChangedBox & { id: string }

export type BoxUpdate = ChangedBox | NewContribution

/** Sessions of a host have ended: which ones, the database says. */
export type EndedSessions = { hostId: string }

export type LiveUpdate = BoxUpdate | EndedSessions

const topicsOf = (update: LiveUpdate): string[] =>
  'boxId' in update ? [update.hostId, update.boxId] : [update.hostId]

const isOfBox = (update: LiveUpdate): update is BoxUpdate => 'boxId' in update

export const isContribution = (update: BoxUpdate): update is NewContribution => 'id' in update

export type Subscriber = {
  /** Changes in boxes of the host, or in the box; none if the host's sessions have ended. */
  received(updates: readonly BoxUpdate[]): void
  /** The subscription has ended: updates of other servers do not arrive at present. */
  lost(): void
}

export type LiveUpdates = {
  /** To be called after the commit. Does not wait and does not throw: who misses it finds the change by polling, and the end of a session with the next one. */
  publish(update: LiveUpdate): void
  /** `topicId`: a host, or a box. Returns a function that unsubscribes; undefined while updates of other servers do not arrive. */
  subscribe(topicId: string, subscriber: Subscriber): (() => void) | undefined
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
    for (const topicId of new Set(updates.flatMap(topicsOf)))
      for (const subscriber of subscribers.get(topicId) ?? [])
        subscriber.received(updates.filter((update) => topicsOf(update).includes(topicId)).filter(isOfBox))
  }

  function unsubscribe(topicId: string, subscriber: Subscriber): void {
    const all = subscribers.get(topicId)
    all?.delete(subscriber)
    if (all?.size === 0) subscribers.delete(topicId)
  }

  return {
    deliver,
    publish: (update) => deliver([update]),
    subscribe(topicId, subscriber) {
      if (!reachable) return undefined
      const all = subscribers.get(topicId) ?? new Set()
      subscribers.set(topicId, all.add(subscriber))
      return () => unsubscribe(topicId, subscriber)
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

/** A notification between servers is lines of ids: PostgreSQL takes less than 8,000 bytes (its documentation, NOTIFY). */
export const MAX_IN_NOTIFICATION = 60

function lineOf(update: LiveUpdate): string {
  if (!('boxId' in update)) return update.hostId
  const box = `${update.hostId} ${update.boxId}`
  return 'id' in update ? `${box} ${update.id}` : box
}

/** Who sends it, the new contributions, the changed boxes, and whose sessions have ended. */
export const writeNotification = (sender: string, updates: readonly LiveUpdate[]): string =>
  [sender, ...updates.map(lineOf)].join('\n')

export function readNotification(text: string): { sender: string; updates: LiveUpdate[] } {
  const [sender = '', ...lines] = text.split('\n')
  return {
    sender,
    updates: lines.map((line) => {
      const [hostId = '', boxId, id] = line.split(' ')
      return { hostId, ...(boxId !== undefined && { boxId }), ...(id !== undefined && { id }) }
    }),
  }
}
