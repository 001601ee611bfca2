// Stores recipient and amount of a payout before the provider is called, so that a retry sends the same request.
import { startOfTodayInIndia } from '@lifafa/contract/event-timing'
import { sql, type Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { announcePayouts } from '../create/announce-payouts.ts'
import { type Deps, initialState } from '../create/create-payouts.ts'
import { lockBox, type PayableBox } from '../create/lock-box.ts'
import { listPayouts, payablePaise, readPayee, sentPaise, sumOf, unsettledPaise } from '../reads.ts'
import { payoutDescriptions } from '../rules/descriptions.ts'
import { obstacleOfBankFile, replacedInFile } from '../rules/in-bank-file.ts'
import { obstacleOfMoney } from '../rules/money-obstacle.ts'
import { type Obstacle, obstacleTo } from '../rules/obstacle.ts'
import { NEUTRAL_PAYEE_NAME, payeeName } from '../rules/payee-name.ts'
import { isOnTheWay, isUnsent } from '../rules/states.ts'

/** Undefined where it must not be sent: no longer owed, no longer ours to send, or an obstacle. */
export const commitToSend = (deps: Deps, id: string): Promise<Row<'payouts'> | undefined> =>
  inTransaction(deps.db, async (trx) => {
    const { now } = deps
    const box = await lockBox(trx, await boxOf(trx, id))
    const payouts = await listPayouts(trx, box.id)
    const payout = payouts.find((one) => one.id === id)
    if (!payout || !isUnsent(payout)) return undefined
    const sendable = (await payablePaise(trx, box.id)) - sumOf(payouts.filter(isOnTheWay))
    if (payout.amount_paise > sendable) {
      // The check withdraws it, and replaces it by what is still owed.
      await scheduleCheck(trx, 'event_boxes', box.id, now)
      return undefined
    }
    const host = await readPayee(trx, box.host_id)
    const listed = [payout, ...replacedInFile(payout, payouts)]
    const obstacle =
      obstacleTo(host, payouts, { isAutomatic: true, now }) ??
      (host.upi_id === null
        ? undefined
        : (obstacleOfBankFile(payout, listed, { upiId: host.upi_id, now }) ??
          (await findObstacleOfMoney(trx, deps, payout, host.upi_id, sendable))))
    if (!obstacle)
      return send(trx, deps, box, payout, { upiId: host.upi_id, payeeName: nameFor(host, payouts) })
    await trx
      .updateTable('payouts')
      .set({ ...initialState(obstacle, now), updated_at: now })
      .where('id', '=', id)
      .execute()
    const unsent = payouts.filter((one) => isUnsent(one) && one.id !== id)
    await announcePayouts(trx, deps, { box, unsent, announced: [payout], obstacle, dueOn: payout.due_on })
    return undefined
  })

/** Locks the UPI ID: hosts of several boxes may share it, and boxes are sent at the same time. */
async function findObstacleOfMoney(
  trx: Transaction<Database>,
  { settings, now }: Deps,
  { event_box_id, amount_paise }: Row<'payouts'>,
  upiId: string,
  sendablePaise: Paise,
): Promise<Obstacle | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${upiId}, 0))`.execute(trx)
  const sending = {
    ...{ upiId, amountPaise: amount_paise, sendablePaise },
    unsettledPaise: settings.waitForSettlement ? await unsettledPaise(trx, event_box_id) : 0,
    sentTodayPaise: await sentPaise(trx, upiId, startOfTodayInIndia(now)),
    dailyLimitPaise: settings.upiIdDailyLimitPaise,
  }
  return obstacleOfMoney(sending, now)
}

/** Where the provider refused the host's name in Latin letters, a neutral one is sent. */
const nameFor = (
  host: Pick<Row<'hosts'>, 'first_name' | 'last_name'>,
  payouts: readonly Row<'payouts'>[],
): string => (payouts.some(({ fault }) => fault === 'payee-name') ? NEUTRAL_PAYEE_NAME : payeeName(host))

async function boxOf(trx: Transaction<Database>, id: string): Promise<string> {
  const payout = await trx
    .selectFrom('payouts')
    .select('event_box_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return payout.event_box_id
}

/** Undefined where an administrator has put it into a file for our bank meanwhile, which does not lock the box. */
async function send(
  trx: Transaction<Database>,
  { now }: Deps,
  box: PayableBox,
  { id, listed_at }: Row<'payouts'>,
  to: { upiId: string | null; payeeName: string },
): Promise<Row<'payouts'> | undefined> {
  const sent = await trx
    .updateTable('payouts')
    .set({
      state: 'sent',
      upi_id: to.upiId,
      payee_name: to.payeeName,
      sent_at: now,
      hold: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('listed_at', 'is not distinct from', listed_at)
    .returningAll()
    .executeTakeFirst()
  if (!sent) return undefined
  await recordActivity(trx, {
    hostId: box.host_id,
    eventBoxId: box.id,
    action: 'payout-sent',
    description: payoutDescriptions.sent(sent, box.name),
    now,
  })
  return sent
}
