// Limits how much costly work runs and waits at a time; the rest is refused at once instead of piling up.

type Limits = {
  /** How much runs at once; read again whenever work starts or ends. */
  atOnce: () => number
  /** How much waits for its turn, first come, first served. */
  waiting: number
  /** The longest wait; unlimited when omitted. */
  waitMs?: number
}

/** @param refusal creates the error for work beyond the limits; the work has not begun */
export function boundedQueue({ atOnce, waiting, waitMs }: Limits, refusal: () => Error) {
  const queue: (() => void)[] = []
  let running = 0

  /** The place is handed to the next waiting work, so that new work cannot overtake it. */
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
