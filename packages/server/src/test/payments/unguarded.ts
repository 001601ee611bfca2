// Races in tests, on a database with our unique keys and on one without: what goes wrong there shows that a test can fail.
import { sql } from 'kysely'
import { test as base } from 'vitest'
import type { Jobs } from '../../jobs/queue.ts'
import { openTestDatabase } from '../database.ts'
import { SOME_TIME } from '../rows.ts'

export { expect } from 'vitest'

export const AT_ONCE = 8
export const now = SOME_TIME

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('guarded', { scope: 'file' }, async ({}, { onCleanup }) => {
    const guarded = await openTestDatabase()
    onCleanup(() => guarded.close())
    return guarded
  })

  /** The same schema without the keys that the code relies on. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('unguarded', { scope: 'file' }, async ({}, { onCleanup }) => {
    const unguarded = await openTestDatabase()
    onCleanup(() => unguarded.close())
    const { db } = unguarded
    await sql`alter table contributions drop constraint contributions_payment_order_id_key,
      drop constraint contributions_payment_id_key`.execute(db)
    await sql`alter table payment_orders drop constraint payment_orders_request_key_key`.execute(db)
    await sql`alter table provider_events drop constraint provider_events_pkey`.execute(db)
    await sql`drop index refunds_one_duplicate`.execute(db)
    return unguarded
  })

export const allAtOnce = <T>(action: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, () => action()))

/** Reads first, then writes if there is nothing: the naive implementation, which a race breaks. */
export async function lookThenWrite(
  look: () => Promise<unknown>,
  write: () => Promise<unknown>,
): Promise<void> {
  const { promise: allHaveLooked, resolve } = Promise.withResolvers<void>()
  let looked = 0
  await allAtOnce(async () => {
    const found = await look()
    looked += 1
    if (looked === AT_ONCE) resolve()
    await allHaveLooked
    if (found === undefined) await write()
  })
}

export const jobs: Jobs = { add: async () => {}, work() {}, start: async () => {}, stop: async () => {} }
