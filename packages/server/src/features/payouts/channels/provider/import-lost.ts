// Imports attempts that a restored backup lacks, and stops the sending.
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { raise } from '../../../../alarms.ts'
import { noteRestored } from '../../../../db/installation.ts'
import type { Database } from '../../../../db/tables.ts'
import type { ProviderPayout } from '../../../../provider/objects/payouts.ts'
import { savePayouts } from '../../attempts/start-attempts.ts'
import { type LockedAttempt, lockAttempt, lockBoxes } from '../../plan/lock-box.ts'
import { listPayouts } from '../../reads/payouts.ts'
import { NO_HOLD } from '../../rules/hold-reason.ts'
import { isMoneySent } from './report.ts'

/**
 * Imports an attempt of one of our boxes that our books lack, where the backup has its payout: else a correction enters it (decision 25).
 * Nothing is sent then until an administrator has compared our books with our bank.
 */
export async function importLost(
  trx: Transaction<Database>,
  { now, log }: { now: Date; log: Pick<FastifyBaseLogger, 'error'> },
  id: string,
  reported: ProviderPayout,
): Promise<LockedAttempt | undefined> {
  const { event_box: boxId, piece, upi_id = null } = reported.notes
  if (boxId === undefined) return undefined
  const created_at = new Date(reported.created_at * 1000)
  if (isMoneySent(reported) && (await noteRestored(trx, now, created_at)))
    raise(log, 'backup-restored', { payout: reported.id })
  const [box] = isMoneySent(reported) ? await lockBoxes(trx, [boxId]) : []
  if (!box) raise(log, 'payout-differs', { payout: id, told: reported.status, box: boxId })
  const payout = (box ? await listPayouts(trx, boxId) : []).find(
    ({ number, amount_paise, state }) =>
      state === 'open' && String(number) === piece && amount_paise === reported.amount,
  )
  if (!payout) return undefined
  await savePayouts(trx, [{ ...payout, ...NO_HOLD, state: 'paying' }], now)
  const { id: payout_id, amount_paise } = payout
  await trx
    .insertInto('payout_attempts')
    .values({
      ...{ id, payout_id, amount_paise, upi_id, channel: 'provider', state: 'submitting' },
      ...{ created_at, asked_at: created_at, updated_at: now },
    })
    .execute()
  return lockAttempt(trx, id)
}
