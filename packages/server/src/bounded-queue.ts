// Lets only so much costly work run at a time, and so much wait; the rest is refused at once instead of piling up.

/**
 * @param atOnce how many run together
 * @param waiting how many wait for their turn, first come, first served
 * @param refusal what anyone beyond gets thrown
 */
export function boundedQueue(atOnce: number, waiting: number, refusal: () => Error) {
  const queue: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw refusal()
    try {
      return await work()
    } finally {
      // The place is handed on, not given back: nobody who comes now overtakes who waits.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
