// The boxes that a database of so many contributions has: their hosts, sizes and days, the same every time.
const MEASURED_SIZES = [300, 100, 100]
/** A box receives the measured payments; it is as large in both databases. */
const VERIFIED_SIZE = 200
/** A wedding of several thousand guests, in the large database only. */
const LARGEST_SIZE = 5_000
const LARGE_DATABASE = 100_000
const SIZES = [40, 150, 220, 90, 310, 25, 180, 600, 120, 260]
const DAY_MS = 24 * 60 * 60 * 1000
/** One box in twenty is still open. */
const OPEN_EVERY = 20
/** Two years of past events. */
const PAST_DAYS = 700

export type Box = { id: string; host: number; size: number; eventDate: string; isOver: boolean }

/** 22 characters of base58, in which there is no zero. */
export const boxId = (n: number): string => `Bench${String(n).padStart(17, '0').replaceAll('0', 'z')}`
export const MEASURED_BOX = boxId(1)
export const VERIFIED_BOX = boxId(MEASURED_SIZES.length + 1)
/** A box with as many written gifts as gifts online: of a small family, and of a large wedding in the large database. */
export const REGISTER_BOX = boxId(MEASURED_SIZES.length + 2)
export const registerSizeOf = (contributions: number): number => (contributions > LARGE_DATABASE ? 2_000 : 50)
const MEASURED_HOST = 1

function sizesOf(contributions: number): number[] {
  const sizes = [...MEASURED_SIZES, VERIFIED_SIZE, registerSizeOf(contributions)]
  if (contributions > LARGE_DATABASE) sizes.push(LARGEST_SIZE)
  let left = contributions - sizes.reduce((sum, size) => sum + size, 0)
  for (let index = 0; left > 0; index++) {
    const size = Math.min(left, SIZES[index % SIZES.length] ?? left)
    sizes.push(size)
    left -= size
  }
  return sizes
}

/** The measured host's boxes come first; other hosts have two each. */
export function boxesOf(contributions: number, now: Date): Box[] {
  const own = MEASURED_SIZES.length
  return sizesOf(contributions).map((size, index) => {
    const isOver = index > own && index % OPEN_EVERY !== 0
    const days = isOver ? -10 - ((index * 7) % PAST_DAYS) : 5 + (index % 20)
    return {
      id: boxId(index + 1),
      host: index < own ? MEASURED_HOST : MEASURED_HOST + 1 + Math.floor((index - own) / 2),
      size,
      eventDate: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
      isOver,
    }
  })
}
