// Compares what guests paid with what was recorded: each payment is one contribution, and the books are sound.
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { findInconsistencies } from '../../server/src/db/self-check/self-check.ts'
import type { Database } from '../../server/src/db/tables.ts'

const WORKED_ON_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 1000

type Delivery = { status: string }

async function isAllWorkedOn(db: Kysely<Database>, standInUrl: string): Promise<boolean> {
  const unhandled = await db
    .selectFrom('provider_events')
    .select('id')
    .where('handled_at', 'is', null)
    .limit(1)
    .execute()
  if (unhandled.length > 0) return false
  const answer = await fetch(`${standInUrl}/stand-in/deliveries`)
  const { deliveries } = (await answer.json()) as { deliveries: Delivery[] }
  return deliveries.every(({ status }) => status === 'delivered')
}

/** Waits until every webhook has arrived and was worked on; returns what is wrong, in words. */
export async function findLost(
  db: Kysely<Database>,
  standInUrl: string,
  paymentIds: readonly string[],
): Promise<string[]> {
  const latest = performance.now() + WORKED_ON_WITHIN_MS
  while (!(await isAllWorkedOn(db, standInUrl))) {
    if (performance.now() > latest) return ['webhooks are still not worked on']
    await delay(LOOK_EVERY_MS)
  }
  const rows = await db.selectFrom('contributions').select('payment_id').execute()
  const recorded = new Set(rows.map(({ payment_id }) => payment_id))
  const lost = paymentIds.filter((id) => !recorded.has(id)).length
  const found = await findInconsistencies(db)
  return [
    ...(lost > 0 ? [`${lost} payments are no contribution`] : []),
    ...(rows.length > paymentIds.length
      ? [`${rows.length} contributions of ${paymentIds.length} payments`]
      : []),
    ...found.map(({ check }) => `the books: ${check}`),
  ]
}
