// Limits how much costly work runs and waits at a time; the rest is refused at once instead of piling up.

type Limits = {
  /** How much runs at once; read again whenever work starts or ends. */
  atOnce: () => number
  /** How much waits for its turn, first come, first served. */
  waiting: number
  /** How much of one caller waits, so that nobody takes the whole line; unlimited when omitted. */
  ofOne?: number
  /** The longest wait; unlimited when omitted. */
  waitMs?: number
}

/** @param refusal creates the error for work beyond the limits; the work has not begun */
export function boundedQueue({ atOnce, waiting, ofOne = waiting, waitMs }: Limits, refusal: () => Error) {
  const queue: { start: () => void; of: string | undefined }[] = []
  let running = 0

  /** The place is handed to the next waiting work, so that new work cannot overtake it. */
  function startWaiting(): void {
    while (running < atOnce()) {
      const next = queue.shift()
      if (!next) return
      running++
      next.start()
    }
  }

  const turn = (of: string | undefined) =>
    new Promise<void>((resolve, reject) => {
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
      const place = {
        of,
        start() {
          clearTimeout(timer)
          resolve()
        },
      }
      function giveUp() {
        queue.splice(queue.indexOf(place), 1)
        reject(refusal())
      }
      queue.push(place)
    })

  const hasRoom = (of: string | undefined): boolean =>
    queue.length < waiting && (of === undefined || queue.filter((place) => place.of === of).length < ofOne)

  /** `of`: the owner of the work, if that matters. */
  return async <T>(work: () => Promise<T>, of?: string): Promise<T> => {
    if (queue.length === 0 && running < atOnce()) running++
    else if (hasRoom(of)) await turn(of)
    else throw refusal()
    try {
      return await work()
    } finally {
      running--
      startWaiting()
    }
  }
}
