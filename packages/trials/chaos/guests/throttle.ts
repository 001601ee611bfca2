// Lets guests come, so many at once, and ties the kills to their progress, so that these occur among the payments on fast and slow machines.

type Action = { after: number; action: () => Promise<unknown> }

/**
 * Each list's actions run one after another, each once so many guests have left. Guests are admitted in their order, and wait if an
 * action is far overdue.
 * @param atOnce how many guests there are at the same time
 */
export async function letCome<Guest>(
  guests: readonly Guest[],
  atOnce: number,
  serve: (guest: Guest) => Promise<void>,
  actions: readonly (readonly Action[])[],
): Promise<void> {
  const ahead = 2 * atOnce
  const late = new Set<Action>(actions.flat())
  const waiting = new Set<() => void>()
  let left = 0
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

  async function act(planned: readonly Action[]): Promise<void> {
    for (const one of planned.toSorted((a, b) => a.after - b.after)) {
      await until(() => left >= one.after)
      const done = one.action()
      late.delete(one)
      look()
      await done
    }
  }

  const queue = guests.entries()
  async function oneAfterAnother(): Promise<void> {
    for (const [number, guest] of queue) {
      await until(() => [...late].every(({ after }) => after > number - ahead))
      await serve(guest)
      left += 1
      look()
    }
  }
  await Promise.all([...Array.from({ length: atOnce }, oneAfterAnother), ...actions.map(act)])
}
