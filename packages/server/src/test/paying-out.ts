// Payouts in tests: boxes whose event has ended, runs of the scheduled tasks, and the provider's reports.
import type { Row } from '../db/tables.ts'
import { recordRefund } from '../features/payments/refund/record-refund.ts'
import { listPayouts } from '../features/payouts/reads.ts'
import { payHosts } from '../features/payouts/send/pay-hosts.ts'
import type { ProviderPayout } from '../provider/provider.ts'
import type { TestApp } from './app.ts'
import { control, outcomeOfWebhook } from './paying.ts'
import { insertContribution, insertEventBox, insertHost } from './rows.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

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

export const payoutsOf = (test: TestApp, box: Row<'event_boxes'>) => listPayouts(test.services.db, box.id)

type Sent = { id: string; amount: number; status: string; reference_id: string; url?: string }

/** All payouts that the provider was asked for a box. */
export async function sentFor(test: TestApp, box: Row<'event_boxes'>): Promise<Sent[]> {
  const { keyId, keySecret, payoutAccount, apiUrl } = test.services.providerSettings
  const response = await fetch(`${apiUrl}/v1/payouts?account_number=${payoutAccount}&count=100`, {
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
  })
  const { items } = (await response.json()) as { items: Sent[] }
  const ours = new Set((await payoutsOf(test, box)).map(({ id }) => id))
  return items.filter((item) => ours.has(item.reference_id))
}

type LoggedCall = { method: string; url: string; body?: { reference_id?: string } }

/** Every call for a payout of a box, whatever its outcome. */
export async function callsFor(test: TestApp, box: Row<'event_boxes'>): Promise<LoggedCall[]> {
  const ours = new Set((await payoutsOf(test, box)).map(({ id }) => id))
  const { requests } = await control<{ requests: LoggedCall[] }>(test, 'GET', '/requests')
  return requests.filter(
    ({ method, url, body }) =>
      method === 'POST' && url === '/v1/payouts' && ours.has(body?.reference_id ?? ''),
  )
}

/** The bank moves a payout on; we get no report. */
export const bankMoves = (test: TestApp, payout: Row<'payouts'> | undefined, status: string, reason = 'x') =>
  control<ProviderPayout>(test, 'POST', `/payouts/${payout?.provider_payout_id}/state`, {
    status,
    ...(status === 'failed' && {
      details: { description: `the bank said ${reason}`, source: 'beneficiary_bank', reason },
    }),
  })

/** A signed webhook reports a payout; resolves when it has been processed. */
export async function webhookTells(
  test: TestApp,
  payout: ProviderPayout,
  event = payout.status,
): Promise<void> {
  const body = JSON.stringify({
    entity: 'event',
    event: `payout.${event}`,
    payload: { payout: { entity: payout } },
  })
  await outcomeOfWebhook(test, body)
}

/** So many paise of a box's contribution are refunded in the provider's dashboard. */
export async function refundContributionOf(
  { services, clock }: TestApp,
  boxId: string,
  paise: number,
): Promise<void> {
  const { db } = services
  const { payment_id } = await db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', boxId)
    .executeTakeFirstOrThrow()
  const refund = { id: `rfnd_${boxId}`, payment_id, amount: paise, status: 'processed' as const }
  await recordRefund({ db, now: clock.now }, refund)
}

/** The next answer to a request for a payout is lost: after (`cut`) or before (`reset`) the provider has accepted it. */
export const losePayoutAnswer = (test: TestApp, kind: 'cut' | 'reset') =>
  control(test, 'POST', '/faults', { kind, method: 'POST', path: '/v1/payouts', times: 1 })
