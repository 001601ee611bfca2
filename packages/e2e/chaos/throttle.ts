// Ties the faults to the guests' progress, so that they fall among the payments however quick or slow the machine is.

export interface Throttle {
  /** Guests that have come to their end. */
  finished(): number
  /** Does `action` once so many guests have finished. Actions given by one call are done one after another. */
  actions(planned: readonly { after: number; action: () => Promise<unknown> }[]): Promise<void>
  /** Lets a guest in; no earlier than the actions that should have come well before it are begun. */
  enter(number: number): Promise<void>
  leave(): void
}

/** `ahead`: how many more guests may be let in while an action is late; at least as many as are there at once. */
export function makeThrottle(ahead: number): Throttle {
  let finished = 0
  const late = new Set<number>()
  const waiting = new Set<() => void>()
  const look = () => {
    for (const wake of [...waiting]) wake()
  }

  function until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        if (!condition()) return
        waiting.delete(wake)
        resolve()
      }
      waiting.add(wake)
      wake()
    })
  }

  return {
    finished: () => finished,
    async actions(planned) {
      const inOrder = planned.toSorted((a, b) => a.after - b.after)
      for (const { after } of inOrder) late.add(after)
      for (const { after, action } of inOrder) {
        await until(() => finished >= after)
        const done = action()
        late.delete(after)
        look()
        await done
      }
    },
    enter: (number) => until(() => [...late].every((after) => after > number - ahead)),
    leave() {
      finished += 1
      look()
    },
  }
}
