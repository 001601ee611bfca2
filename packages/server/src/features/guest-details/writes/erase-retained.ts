// Erases phones and addresses of guests a number of months after their box's last payout, and emails its host before.
import { EVENTS_RETENTION_MS } from '@lifafa/contract/limits'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { findOpenMatters } from '../../admin-users/reads/open-matters.ts'
import { obstacleOf } from '../../admin-users/rules.ts'
import type { Erasure } from '../../contributions/rules.ts'
import {
  listRetainedBoxes,
  listUnerasedOrders,
  lockRetainedBox,
  type RetainedBox,
} from '../reads/retained-boxes.ts'
import { nextStep } from '../rules.ts'

/** Erases what every feature holds of some guests; scheduled-tasks.ts and app.ts hand it over (erasure/erase-guests.ts). */
export type EraseGuests = (trx: Transaction<Database>, erasure: Erasure) => Promise<void>

/** A box is locked for one batch: its host and its payouts need not wait for all of a large wedding. */
const AT_ONCE = 500

type Deps = Pick<Services, 'db' | 'jobs' | 'now'> & {
  months: number
  eraseGuests: EraseGuests
  signal: AbortSignal
}

/** A box that fails does not keep the others from being erased. Throws AggregateError at the end, with an error for each that failed. */
export async function eraseRetained(deps: Deps): Promise<void> {
  const { db, months, now, signal } = deps
  const failed: Error[] = []
  let after: RetainedBox | undefined
  do {
    const boxes = await listRetainedBoxes(db, { months, now: now(), after })
    for (const box of boxes) {
      if (nextStep(box, now()) === undefined) continue
      try {
        while (!signal.aborted && (await takeStep(deps, box.id)) === 'more') {}
      } catch (cause) {
        failed.push(new Error(`The guests of event box ${box.id} could not be erased.`, { cause }))
      }
    }
    after = boxes.at(-1)
  } while (after !== undefined && !signal.aborted)
  if (failed.length > 0)
    throw new AggregateError(failed, 'The guests of some event boxes could not be erased.')
}

type Progress = 'more' | 'done'

const takeStep = ({ db, jobs, months, eraseGuests, now: clock }: Deps, boxId: string): Promise<Progress> =>
  inTransaction(db, async (trx) => {
    const now = clock()
    const box = await lockRetainedBox(trx, boxId, months)
    const step = box && nextStep(box, now)
    if (step === undefined || (await isOpen(trx, boxId, now))) return 'done'
    if (step === 'tell') {
      await mark(trx, boxId, { guests_erasure_told_at: now })
      await jobs.add(trx, 'mail-guests-erased', { boxId })
      return 'done'
    }
    const orderIds = await listUnerasedOrders(trx, boxId, AT_ONCE)
    await eraseGuests(trx, { boxId, orderIds, extent: 'contacts', now })
    if (orderIds.length === AT_ONCE) return 'more'
    await mark(trx, boxId, { guests_erased_at: now })
    return 'done'
  })

const mark = (
  trx: Transaction<Database>,
  boxId: string,
  marks: { guests_erased_at?: Date; guests_erasure_told_at?: Date },
) => trx.updateTable('event_boxes').set(marks).where('id', '=', boxId).execute()

/** Open, too, as long as the provider's last events about its refunds and disputes are stored: they hold the guest's name. */
async function isOpen(trx: Transaction<Database>, boxId: string, now: Date): Promise<boolean> {
  if (obstacleOf(await findOpenMatters(trx, sql`(${boxId})`, now)) !== undefined) return true
  const since = new Date(now.getTime() - EVENTS_RETENTION_MS)
  const { rows } = await sql`
    select from refunds where event_box_id = ${boxId} and updated_at > ${since}
    union all select from disputes where event_box_id = ${boxId} and updated_at > ${since} limit 1`.execute(
    trx,
  )
  return rows.length > 0
}
