// Writes down that a payout is sent, to whom, and how much, before the provider is told: what is said later is the same.
import type { Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { announcePayouts } from '../create/announce-payouts.ts'
import { type Deps, standing } from '../create/create-payouts.ts'
import { lockBox, type PayableBox } from '../create/lock-box.ts'
import { withdrawPayout } from '../create/withdraw-payout.ts'
import { listPayouts, owedPaise, sumOf } from '../reads.ts'
import { payoutDescriptions } from '../rules/descriptions.ts'
import { obstacleTo } from '../rules/obstacle.ts'
import { NEUTRAL_PAYEE_NAME, payeeName } from '../rules/payee-name.ts'
import { isOnTheWay, isUnsent } from '../rules/states.ts'

/** Undefined where it is not to be sent: no longer owed, no longer ours to send, something is in the way, or a backup was restored. */
export const commitToSend = (deps: Deps, id: string): Promise<Row<'payouts'> | undefined> =>
  inTransaction(deps.db, async (trx) => {
    if (await getRestoredAt(trx)) return undefined
    const { now } = deps
    const box = await lockBox(trx, await boxOf(trx, id))
    const payouts = await listPayouts(trx, box.id)
    const payout = payouts.find((one) => one.id === id)
    if (!payout || !isUnsent(payout)) return undefined
    const sendable = (await owedPaise(trx, box.id)) - sumOf(payouts.filter(isOnTheWay))
    if (payout.amount_paise > sendable) {
      await withdrawPayout(trx, payout.id, now)
      await scheduleCheck(trx, 'event_boxes', box.id, now)
      return undefined
    }
    const host = await trx
      .selectFrom('hosts')
      .select(['upi_id', 'upi_id_changed_at', 'deactivated_at', 'first_name', 'last_name'])
      .where('id', '=', box.host_id)
      .executeTakeFirstOrThrow()
    const obstacle = obstacleTo(host, payouts, { isAutomatic: true, now })
    if (!obstacle) return send(trx, deps, box, { id, upiId: host.upi_id, payeeName: nameFor(host, payouts) })
    await trx
      .updateTable('payouts')
      .set({ ...standing(obstacle, now), updated_at: now })
      .where('id', '=', id)
      .execute()
    const unsent = payouts.filter((one) => isUnsent(one) && one.id !== id)
    await announcePayouts(trx, deps, { box, unsent, opened: [payout], obstacle, dueOn: payout.due_on })
    return undefined
  })

/** Where the provider did not take the host's name, as we write it, it is told none. */
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

async function send(
  trx: Transaction<Database>,
  { now }: Deps,
  box: PayableBox,
  to: { id: string; upiId: string | null; payeeName: string },
): Promise<Row<'payouts'>> {
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
    .where('id', '=', to.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordActivity(trx, {
    hostId: box.host_id,
    eventBoxId: box.id,
    action: 'payout-sent',
    description: payoutDescriptions.sent(sent, box.name),
    now,
  })
  return sent
}
