// Payouts in tests: boxes whose event has ended, and runs of the scheduled tasks.
import type { Row } from '../db/tables.ts'
import { recordRefund } from '../features/payments/refund/record-refund.ts'
import { payHosts } from '../features/payouts/plan/pay-hosts.ts'
import { listAttempts, listPayouts } from '../features/payouts/reads/payouts.ts'
import type { TestApp } from './app.ts'
import { insertContribution, insertEventBox, insertHost } from './rows.ts'
import { DAY_MS, HOUR_MS } from './times.ts'

/** A box whose event ends 25 hours after the current clock, with contributions of so many rupees: by default, ₹501. */
export async function aBoxWithContributions(
  { services }: TestApp,
  {
    upiId = 'meera@okbank',
    contributions = [501],
  }: { upiId?: string | null; contributions?: readonly number[] } = {},
): Promise<Row<'event_boxes'>> {
  const host = await insertHost(services.db, { upi_id: upiId })
  const eventDate = new Date(services.now().getTime() + HOUR_MS).toISOString().slice(0, 10)
  const box = await insertEventBox(services.db, { host_id: host.id, event_date: eventDate })
  for (const rupees of contributions)
    await insertContribution(services.db, { event_box_id: box.id, amount_paise: rupees * 100 })
  return box
}

const wait = ({ clock }: TestApp, ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms)
}

/** Lines of the scheduled tasks' log since the last call. */
export const operatorLog: unknown[] = []
const log = {
  warn: (what: unknown) => void operatorLog.push(what),
  error: (what: unknown) => void operatorLog.push(what),
}

/** Runs the scheduled tasks once, `ms` later. */
export async function round(test: TestApp, ms = 0): Promise<void> {
  wait(test, ms)
  await payHosts({ ...test.services, log, signal: new AbortController().signal })
}

/** The same server, but an administrator pays the hosts. */
export const withoutProvider = (test: TestApp): TestApp => ({
  ...test,
  services: { ...test.services, provider: { ...test.services.provider, payouts: undefined } },
})

/** Every payout that was paid, was paid so long ago that no bank returns it any more. */
export const payoutsArrivedLongAgo = ({ services, clock }: TestApp) =>
  services.db
    .updateTable('payout_attempts')
    .set({ paid_at: new Date(clock.now.getTime() - 11 * DAY_MS) })
    .where('state', '=', 'paid')
    .execute()

export const payoutsOf = (test: TestApp, box: { id: string }) => listPayouts(test.services.db, box.id)

export const attemptsOf = (test: TestApp, box: { id: string }) => listAttempts(test.services.db, box.id)

/** So many paise of a box's first contribution are refunded in the provider's dashboard; `failed`: and then come back. */
export async function refundContributionOf(
  { services, clock }: TestApp,
  boxId: string,
  paise: number,
  status: 'processed' | 'failed' = 'processed',
): Promise<void> {
  const { db } = services
  const { payment_id } = await db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', boxId)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  const refund = { id: `rfnd_${boxId}_${paise}`, payment_id, amount: paise, status }
  await recordRefund({ db, now: clock.now }, refund)
}
