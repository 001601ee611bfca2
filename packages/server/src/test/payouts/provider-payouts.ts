// Payouts at the provider, in tests: requests, their progress at its bank, and its reports.
import type { Row } from '../../db/tables.ts'
import type { ProviderPayout } from '../../provider/objects/payouts.ts'
import type { TestApp } from '../app.ts'
import { control } from '../paying.ts'
import { aBoxWithContributions, attemptsOf, round } from '../paying-out.ts'
import { answerOnce, outcomeOfWebhook } from '../payments/webhooks.ts'
import { DAY_MS } from '../times.ts'
import { aPayout, download, sendToPayouts } from './marking-paid.ts'

type Sent = { id: string; amount: number; status: string; reference_id: string; url?: string }

/** All payouts that the provider was asked for a box. */
export async function sentFor(test: TestApp, box: Row<'event_boxes'>): Promise<Sent[]> {
  const { keyId, keySecret, payoutAccount, apiUrl } = test.services.providerSettings
  const response = await fetch(`${apiUrl}/v1/payouts?account_number=${payoutAccount}&count=100`, {
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
  })
  const { items } = (await response.json()) as { items: Sent[] }
  const ours = new Set((await attemptsOf(test, box)).map(({ id }) => id))
  return items.filter((item) => ours.has(item.reference_id))
}

type LoggedCall = { method: string; url: string; body?: { reference_id?: string } }

/** Every call for a payout of a box, whatever its outcome. */
export async function callsFor(test: TestApp, box: Row<'event_boxes'>): Promise<LoggedCall[]> {
  const ours = new Set((await attemptsOf(test, box)).map(({ id }) => id))
  const { requests } = await control<{ requests: LoggedCall[] }>(test, 'GET', '/requests')
  return requests.filter(
    ({ method, url, body }) =>
      method === 'POST' && url === '/v1/payouts' && ours.has(body?.reference_id ?? ''),
  )
}

/** The bank moves a payout on; we get no report. */
export const bankMoves = (
  test: TestApp,
  attempt: Pick<Row<'payout_attempts'>, 'provider_payout_id'> | undefined,
  status: string,
  reason = 'x',
) =>
  control<ProviderPayout>(test, 'POST', `/payouts/${attempt?.provider_payout_id}/state`, {
    status,
    ...(status === 'failed' && {
      details: { description: `the bank said ${reason}`, source: 'beneficiary_bank', reason },
    }),
  })

/** A signed webhook reports a payout, and the provider answers the same. Answers what came of it. */
export async function sendPayoutWebhook(
  test: TestApp,
  payout: ProviderPayout,
  event: string = payout.status,
): Promise<string | null> {
  const body = JSON.stringify({
    entity: 'event',
    event: `payout.${event}`,
    payload: { payout: { entity: payout } },
  })
  await answerOnce(test, `/payouts/${payout.id}`, payout)
  return outcomeOfWebhook(test, body)
}

/** The next answer to a request for a payout is lost: after (`cut`) or before (`reset`) the provider has accepted it. */
export const losePayoutAnswer = (test: TestApp, kind: 'cut' | 'reset') =>
  control(test, 'POST', '/faults', { kind, method: 'POST', path: '/v1/payouts', times: 1 })

/** A payout of ₹501 that the provider has accepted. */
export async function aSentPayout(app: TestApp) {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  if (!attempt) throw new Error('Nothing is being paid.')
  return { box, attempt }
}

/** A payment of ₹501 by the provider's sheet. `cells`: its row, by heading; `sent`: as the provider has it, of which we get no report. */
export async function aPaymentBySheet(app: TestApp, off: TestApp) {
  const { box, id } = await aPayout(off)
  const { batch } = (await sendToPayouts(off, 'bank-file', { payouts: [id], format: 'provider' })).body
  const { columns, rows } = (await download(off, batch)).body as { columns: string[]; rows: string[][] }
  const cells = Object.fromEntries(columns.map((column, place) => [column, rows[0]?.[place]]))
  const attempt = (await attemptsOf(app, box))[0]?.id ?? ''
  const sent = await app.services.provider.payouts?.send({
    ...{ id: attempt, boxId: box.id, number: 1, hostId: box.host_id, payeeName: 'Meera Nair' },
    ...{ amountPaise: 501_00, destination: { kind: 'upi-id', upiId: 'meera@okbank' } },
  })
  if (!sent) throw new Error('The server of the tests pays hosts.')
  return { box, batch, attempt, cells, sent, there: { provider_payout_id: sent.id } }
}
