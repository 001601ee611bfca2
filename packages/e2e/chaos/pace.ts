// Ties the faults to the guests' progress, so that they fall among the payments however quick or slow the machine is.

export interface Pace {
  /** Guests that have come to their end. */
  finished(): number
  /** Does `deed` once so many guests have finished. Deeds given by one call are done one after another. */
  deeds(planned: readonly { after: number; deed: () => Promise<unknown> }[]): Promise<void>
  /** Lets a guest in; no earlier than the deeds that should have come well before it are begun. */
  enter(number: number): Promise<void>
  leave(): void
}

/** `ahead`: how many more guests may be let in while a deed is late; at least as many as are there at once. */
export function makePace(ahead: number): Pace {
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
    async deeds(planned) {
      const inOrder = planned.toSorted((a, b) => a.after - b.after)
      for (const { after } of inOrder) late.add(after)
      for (const { after, deed } of inOrder) {
        await until(() => finished >= after)
        const done = deed()
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
