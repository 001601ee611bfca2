// Creates the payouts of a box, for what its host is owed and not yet being sent, once the event has ended.
import { endsAt, hasEnded } from '@lifafa/contract/event-timing'
import { MAX_PAYOUT_RUPEES } from '@lifafa/contract/limits'
import { rupeesToPaise } from '@lifafa/contract/money'
import type { Transaction } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { flagOverpaid } from '../apply/flag-overpaid.ts'
import { listPayouts, owedPaise, readPayee, reservedPaise, sumOf } from '../reads.ts'
import { dueDay, dueDays } from '../rules/due-day.ts'
import { obstacleOfBankFile, replacedInFile } from '../rules/in-bank-file.ts'
import { type Obstacle, obstacleTo } from '../rules/obstacle.ts'
import { LEAST_PAISE, splitIntoPayouts } from '../rules/payouts.ts'
import { earliestPromise, neverPaid } from '../rules/promises.ts'
import { isOnTheWay, isUnsent } from '../rules/states.ts'
import { announcePayouts } from './announce-payouts.ts'
import { lockBox, type PayableBox } from './lock-box.ts'
import { withdrawExcess } from './withdraw-excess.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Contributions of the last moment, or of a process whose clock is late, may be recorded a little later. */
const LAST_LOOK_AFTER_MS = 60 * 60 * 1000

export type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider'> & { now: Date }

/**
 * Locks the box, so that two processes create nothing twice. Where less is owed than the unsent payouts contain (a
 * contribution was refunded), payouts are withdrawn, and what was sent beyond it is flagged. Schedules the next check where one is needed; later changes set
 * `check_at` themselves.
 */
export const createPayouts = (deps: Deps, eventBoxId: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const { now } = deps
    const box = await lockBox(trx, eventBoxId)
    const end = endsAt(box.event_date)
    const payouts = await listPayouts(trx, box.id)
    const unpaidPaise = (await owedPaise(trx, box.id)) - sumOf(payouts.filter(isOnTheWay))
    if (unpaidPaise < 0) await flagOverpaid(trx, box.id, now)
    if (!hasEnded(box.event_date, now)) return scheduleCheck(trx, 'event_boxes', box.id, end)
    const unsent = payouts.filter(isUnsent)
    const reserved = await reservedPaise(trx, box.id)
    const excess = await withdrawExcess(trx, unsent, unpaidPaise - reserved - sumOf(unsent), now)
    const staying = unsent.slice(0, unsent.length - excess.length)
    const restPaise = unpaidPaise - reserved - sumOf(staying)
    const replaced = [...neverPaid(payouts), ...excess]
    if (restPaise >= LEAST_PAISE)
      await createOwed(trx, deps, { box, payouts, unsent: staying, replaced, withdrawn: excess, restPaise })
    const lastLook = new Date(end.getTime() + LAST_LOOK_AFTER_MS)
    const whenRefundsAreOver = reserved > 0 ? new Date(now.getTime() + DAY_MS) : null
    await scheduleCheck(trx, 'event_boxes', box.id, now < lastLook ? lastLook : whenRefundsAreOver)
  })

type Owed = {
  box: PayableBox
  payouts: Row<'payouts'>[]
  /** The unsent payouts that stay. */
  unsent: Row<'payouts'>[]
  /** What was promised with these is not promised anew. */
  replaced: Row<'payouts'>[]
  /** Just now; `payouts` has them as they were before. */
  withdrawn: Row<'payouts'>[]
  restPaise: Paise
}

async function createOwed(trx: Transaction<Database>, deps: Deps, owed: Owed): Promise<void> {
  const { settings, provider, now } = deps
  const { box, payouts, unsent, replaced, withdrawn, restPaise } = owed
  const isAutomatic = provider.payouts !== undefined
  const host = await readPayee(trx, box.host_id)
  const amounts = splitIntoPayouts(restPaise)
  const promise = earliestPromise(replaced)
  const told_late_at = promise?.toldLateAt ?? null
  const firstDueOn = promise?.dueOn ?? dueDay(await owedSince(trx, box, payouts, now), settings.holidays)
  const next = (payouts.at(-1)?.number ?? 0) + 1
  const first = { number: next, due_on: firstDueOn, created_at: now }
  const inFile = replacedInFile(first, [...payouts, ...withdrawn])
  const obstacle =
    obstacleTo(host, payouts, { isAutomatic, now }) ??
    obstacleOfBankFile({ told_late_at }, inFile, { upiId: host.upi_id, now })
  const perDay = Math.floor(settings.upiIdDailyLimitPaise / rupeesToPaise(MAX_PAYOUT_RUPEES))
  const dueOn = dueDays(firstDueOn, amounts.length, perDay, now)
  const wanted = amounts.map((amountPaise, index) => ({
    event_box_id: box.id,
    host_id: box.host_id,
    number: next + index,
    amount_paise: amountPaise,
    due_on: dueOn[index] ?? firstDueOn,
    told_late_at,
    ...initialState(obstacle, now),
    created_at: now,
    updated_at: now,
  }))
  // The id is the idempotency key at the provider, and never made twice, also after a restore.
  const created = await trx.insertInto('payouts').values(wanted).returning(['id', 'amount_paise']).execute()
  await announcePayouts(trx, deps, {
    box,
    unsent,
    announced: created,
    obstacle,
    dueOn: dueOn.at(-1) ?? firstDueOn,
  })
}

/** The initial state of a payout that is not sent yet. */
export const initialState = (obstacle: Obstacle | undefined, now: Date) =>
  obstacle
    ? {
        state: 'waiting' as const,
        upi_id: obstacle.upiId,
        hold: obstacle.hold,
        check_at: obstacle.until,
      }
    : { state: 'due' as const, upi_id: null, hold: null, check_at: now }

/** The first payouts count from the latest contribution or the event's end, later ones from now. */
async function owedSince(
  trx: Transaction<Database>,
  box: PayableBox,
  payouts: Row<'payouts'>[],
  now: Date,
): Promise<Date> {
  if (payouts.length > 0) return now
  const { newest } = await trx
    .selectFrom('contributions')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  const end = endsAt(box.event_date)
  return newest && newest > end ? newest : end
}
