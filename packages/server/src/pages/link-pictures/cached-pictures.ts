// Draws each picture once, one at a time, and caches as many as fit. Printed posters are drawn so, too.
import { LRUCache } from 'lru-cache'
import { boundedQueue } from '../../bounded-queue.ts'

/** About two hundred pictures. */
const MAX_BYTES_KEPT = 32 * 1024 * 1024
/** A queue of so many is drawn before callers give up. */
const MAX_WAITING = 20

type Draw<P> = (picture: P) => Promise<Uint8Array>

/** Returns the picture of `key`, cached or drawn. Rejects where drawing fails, or too many wait for it. */
export function cachePictures<P>(draw: Draw<P>): (key: string, picture: P) => Promise<Uint8Array> {
  const cached = new LRUCache<string, Uint8Array>({
    maxSize: MAX_BYTES_KEPT,
    sizeCalculation: (jpeg) => jpeg.byteLength,
  })
  const underWay = new Map<string, Promise<Uint8Array>>()
  const enqueue = boundedQueue(
    { atOnce: () => 1, waiting: MAX_WAITING },
    () => new Error('Too many pictures wait to be drawn.'),
  )

  async function drawAndKeep(key: string, picture: P): Promise<Uint8Array> {
    try {
      const jpeg = await enqueue(() => draw(picture))
      cached.set(key, jpeg)
      return jpeg
    } finally {
      underWay.delete(key)
    }
  }

  return async (key, picture) => {
    const ready = cached.get(key) ?? underWay.get(key)
    if (ready) return ready
    const drawing = drawAndKeep(key, picture)
    underWay.set(key, drawing)
    return drawing
  }
}
