// Pages through a Razorpay list from the last cursor, to find what no webhook reported.
import type { Kysely } from 'kysely'
import type { Database, KeyMode } from '../db/tables.ts'
import { type Listed, rowsOf } from './client/read-rows.ts'
import { type Between, PER_PAGE } from './pages.ts'
import { isUnusable, type ProviderError } from './provider.ts'

/** The columns of the lists' marks, in the row of each key mode. */
const MARKS = {
  orders: 'listed_until',
  payments: 'payments_listed_until',
  refunds: 'refunds_listed_until',
  payouts: 'payouts_listed_until',
  settlements: 'settlements_listed_until',
} as const

/** The part of a list that is read before its mark moves: after a crash, at most this much is read again. */
const SLICE_MS = 24 * 60 * 60 * 1000

type Deps = { db: Kysely<Database>; keyMode: KeyMode; now: Date; signal: AbortSignal }

type List<T> = {
  name: keyof typeof MARKS
  page: (between: Between, skip: number) => Promise<Listed<T>>
  /** This much is read again each time: lists lag behind, clocks differ, and listed objects may change later. */
  overlapMs: number
  /** How far back it is read where it has no mark, or one in the future. */
  firstLookMs?: number
  /** The list is not read until its mark is this old. */
  restMs: number
}

/**
 * Passes each page of objects created since the list's mark to `take`. The mark is in the database, so that a
 * restored backup brings its own back; it moves after each slice. Stops between two slices when the process is to
 * end. Throws what `page` and `take` throw; then the mark does not move. A ProviderError of `take` about an
 * unusable answer is thrown after the other pages; `take` decides whether the rest of its own page is applied.
 */
export async function syncProviderList<T>(
  { db, keyMode, now, signal }: Deps,
  { name, page, overlapMs, firstLookMs = 0, restMs }: List<T>,
  take: (items: T[]) => Promise<void>,
): Promise<void> {
  const before = await listedUntil(db, keyMode, name, now)
  // A fast clock may have set a mark in the future.
  const isKnown = before !== null && before <= now
  if (isKnown && now.getTime() - before.getTime() < restMs) return
  let mark = isKnown ? before : new Date(now.getTime() - firstLookMs)
  let from = new Date(mark.getTime() - overlapMs)
  let unusable: ProviderError | undefined
  do {
    mark = new Date(Math.min(mark.getTime() + SLICE_MS, now.getTime()))
    for (let skip = 0; ; skip += PER_PAGE) {
      const items = await page({ from, to: mark }, skip)
      await take(items).catch((error) => {
        if (!isUnusable(error)) throw error
        unusable = error
      })
      if (rowsOf(items) < PER_PAGE) break
    }
    if (!unusable) await moveMark(db, keyMode, name, mark)
    from = mark
  } while (mark < now && !signal.aborted)
  if (unusable) throw unusable
}

const moveMark = (db: Kysely<Database>, keyMode: KeyMode, name: List<unknown>['name'], mark: Date) =>
  db
    .updateTable('provider_listings')
    .set({ [MARKS[name]]: mark })
    .where('key_mode', '=', keyMode)
    .execute()

/** Null if the list was never read. */
async function listedUntil(
  db: Kysely<Database>,
  keyMode: KeyMode,
  name: keyof typeof MARKS,
  now: Date,
): Promise<Date | null> {
  await db
    .insertInto('provider_listings')
    .values({ key_mode: keyMode, listed_until: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const marks = await db
    .selectFrom('provider_listings')
    .selectAll()
    .where('key_mode', '=', keyMode)
    .executeTakeFirstOrThrow()
  return marks[MARKS[name]]
}
