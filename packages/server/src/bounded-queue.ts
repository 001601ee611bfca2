// Runs only so much costly work at a time, and lets only so much wait; the rest is refused at once instead of piling up.

type Limits = {
  /** How much runs together; asked anew whenever work comes or ends. */
  atOnce: () => number
  /** How much waits for its turn, first come, first served. */
  waiting: number
  /** Nothing waits longer; without it, as long as it takes. */
  waitMs?: number
}

/** @param refusal what is thrown to work beyond the limits; the work has not begun */
export function boundedQueue({ atOnce, waiting, waitMs }: Limits, refusal: () => Error) {
  const queue: (() => void)[] = []
  let running = 0

  /** The place is handed on, not given back: nobody who comes now overtakes who waits. */
  function startWaiting(): void {
    while (running < atOnce()) {
      const next = queue.shift()
      if (!next) return
      running++
      next()
    }
  }

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      function giveUp() {
        queue.splice(queue.indexOf(start), 1)
        reject(refusal())
      }
      queue.push(start)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.length === 0 && running < atOnce()) running++
    else if (queue.length < waiting) await turn()
    else throw refusal()
    try {
      return await work()
    } finally {
      running--
      startWaiting()
    }
  }
}
