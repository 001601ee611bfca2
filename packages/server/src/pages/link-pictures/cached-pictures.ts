// Draws each picture once, one at a time, and caches as many as fit. Printed posters and pictures of receipts are drawn so, too.
import { LRUCache } from 'lru-cache'
import { boundedQueue } from '../../bounded-queue.ts'

/** About two hundred pictures. */
const MAX_BYTES_KEPT = 32 * 1024 * 1024
/** A queue of so many is drawn before callers give up. */
const MAX_WAITING = 20
/** The rest of the line is for others. */
const share = (waiting: number): number => Math.ceil(waiting / 2)

type Draw<P> = (picture: P) => Promise<Uint8Array>

type Options = {
  /** How much may wait to be drawn. */
  waiting?: number
  /** Makes the error for a caller when too many wait. */
  refusal?: () => Error
  /** How long a drawn one is kept. Without it, as long as it fits. */
  kept?: { ms: number; now: () => Date }
}

/**
 * Returns the picture of `key`, cached or drawn. `beforeDrawing` is called if this caller has it drawn: it counts
 * the drawing, and may refuse it by an error. `of`: the picture's host; half of the line is for others. Rejects
 * with that error, or if drawing fails, or too many wait for it.
 */
export function cachePictures<P>(
  draw: Draw<P>,
  {
    waiting = MAX_WAITING,
    refusal = () => new Error('Too many pictures wait to be drawn.'),
    kept,
  }: Options = {},
): (key: string, picture: P, beforeDrawing: () => Promise<void>, of?: string) => Promise<Uint8Array> {
  const cached = new LRUCache<string, Uint8Array>({
    maxSize: MAX_BYTES_KEPT,
    sizeCalculation: (jpeg) => jpeg.byteLength,
    ...(kept && {
      ttl: kept.ms,
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now: () => kept.now().getTime() },
    }),
  })
  const underWay = new Map<string, Promise<Uint8Array>>()
  const enqueue = boundedQueue({ atOnce: () => 1, waiting, ofOne: share(waiting) }, refusal)

  async function drawAndKeep(key: string, picture: P, of: string | undefined): Promise<Uint8Array> {
    try {
      const jpeg = await enqueue(() => draw(picture), of)
      cached.set(key, jpeg)
      return jpeg
    } finally {
      underWay.delete(key)
    }
  }

  const find = (key: string) => cached.get(key) ?? underWay.get(key)

  return async (key, picture, beforeDrawing, of) => {
    const ready = find(key)
    if (ready) return ready
    // One is drawn, the others wait. A drawing that is refused here is not counted.
    if (underWay.size > waiting) throw refusal()
    await beforeDrawing()
    const readyMeanwhile = find(key)
    if (readyMeanwhile) return readyMeanwhile
    const drawing = drawAndKeep(key, picture, of)
    underWay.set(key, drawing)
    return drawing
  }
}
