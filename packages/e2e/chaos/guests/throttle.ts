// Ties the faults to the guests' progress, so that they occur among the payments on fast and slow machines.

export interface Throttle {
  /** Guests that have finished. */
  finished(): number
  /** Runs `action` once so many guests have finished. Actions of one call run one after another. */
  actions(planned: readonly { after: number; action: () => Promise<unknown> }[]): Promise<void>
  /** Admits a guest; waits for actions that are far overdue. */
  enter(number: number): Promise<void>
  leave(): void
}

/** `ahead`: how many more guests may be admitted while an action is late; at least the number of concurrent guests. */
export function makeThrottle(ahead: number): Throttle {
  let finished = 0
  const late = new Set<number>()
  const waiting = new Set<() => void>()
  const look = () => {
    for (const resume of [...waiting]) resume()
  }

  function until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        if (!condition()) return
        waiting.delete(resume)
        resolve()
      }
      waiting.add(resume)
      resume()
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
