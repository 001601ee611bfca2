// An administrator's refund that is interrupted: money goes back at most once, and what was not sent is said.
import type { TestApp } from '../../../test/app.ts'
import { control, openFlagsOf } from '../../../test/paying.ts'
import {
  atProvider,
  ourRefundsOf,
  refund,
  requestUnsent,
  sendNow,
  shownOf,
} from '../../../test/payments/administrators-refunds.ts'
import { dispute, openDispute, sendDispute } from '../../../test/payments/disputes.ts'
import { aContribution } from '../../../test/payments/orders.ts'
import { refundByHand } from '../../../test/payments/refunds.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/test.ts'
import { recordRefund } from './record-refund.ts'
import { sendRefund } from './send-refund.ts'

/** A refund of a contribution that was requested, and not sent. */
async function aRequest(app: TestApp, paise = 10_400) {
  const { box, paymentId } = await aContribution(app)
  return { box, paymentId, id: await requestUnsent(app, paymentId, paise) }
}

test('a refund whose answer was lost is known by its receipt, and is not sent again', async ({ app }) => {
  const { box, paymentId, id } = await aRequest(app)
  await app.services.provider.refundPayment(paymentId, 10_400, `forgotten-${id}`, id)
  await Promise.all([sendNow(app, id), sendNow(app, id)])
  expect(await atProvider(app, paymentId)).toHaveLength(1)
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([
    { id, kind: 'administrator', state: 'processed' },
  ])
  expect(await owed(app, box)).toBe(40_100)
})

test('while a refund at the provider cannot be read, none is sent: it may be the one whose answer was lost', async ({
  app,
}) => {
  const { paymentId, id } = await aRequest(app)
  await app.services.provider.refundPayment(paymentId, 10_400, `forgotten-${id}`, id)
  const { provider } = app.services
  const listRefundsOf = async () => Object.assign([], { unparsable: 1 })
  const unparsable = { ...app.services, provider: { ...provider, listRefundsOf } }
  await expect(sendRefund(unparsable, id)).rejects.toThrow('cannot be read')
  expect(await atProvider(app, paymentId)).toHaveLength(1)
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([{ id, state: 'requested' }])
  await sendNow(app, id)
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([{ id, state: 'processed' }])
  expect(await atProvider(app, paymentId)).toHaveLength(1)
})

test('beside a refund that cannot be read, the one that can is recorded all the same', async ({ app }) => {
  const { paymentId, id } = await aRequest(app)
  const { provider } = app.services
  const listRefundsOf = async () => {
    const listed = [await provider.refundPayment(paymentId, 10_400, `forgotten-${id}`, id)]
    return Object.assign(listed, { unparsable: 1 })
  }
  const unparsable = { ...app.services, provider: { ...provider, listRefundsOf } }
  await expect(sendRefund(unparsable, id)).rejects.toThrow('cannot be read')
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([{ id, state: 'processed' }])
})

test('a refund that is sent by two processes at once is carried out once', async ({ app }) => {
  const { box, paymentId, id } = await aRequest(app)
  await Promise.all([sendNow(app, id), sendNow(app, id), sendNow(app, id)])
  expect(await atProvider(app, paymentId)).toHaveLength(1)
  expect(await owed(app, box)).toBe(40_100)
})

test('a refund of the same amount at the dashboard meanwhile stops ours, which is flagged', async ({
  app,
}) => {
  const { box, paymentId, id } = await aRequest(app)
  await refundByHand(app, paymentId, 10_400)
  await expect.poll(() => owed(app, box)).toBe(40_100)
  await sendNow(app, id)
  expect(await atProvider(app, paymentId)).toHaveLength(1)
  expect(await ourRefundsOf(app, paymentId)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ id, kind: 'administrator', state: 'failed', provider_refund_id: null }),
      expect.objectContaining({ kind: 'external', state: 'processed' }),
    ]),
  )
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-stopped', refund_id: id, detail: { refund_paise: 10_400, stopped_by: 'other-refund' } },
  ])
})

test('a refund at the dashboard whose webhook was lost is found before ours is sent', async ({ app }) => {
  const { paymentId, id } = await aRequest(app)
  await app.services.provider.refundPayment(paymentId, 10_400, `by-hand-${id}`)
  await sendNow(app, id)
  expect(await atProvider(app, paymentId)).toHaveLength(1)
  expect((await ourRefundsOf(app, paymentId)).find((one) => one.id === id)).toMatchObject({ state: 'failed' })
})

test('a refund that was stopped, and carried out all the same, is recorded, and its flag is settled', async ({
  app,
}) => {
  const { box, paymentId, id } = await aRequest(app)
  const answer = await app.services.provider.refundPayment(paymentId, 10_400, `${id}-10400`, id)
  const byHand = { id: `rfnd_${id}`, payment_id: paymentId, amount: 5_200, status: 'processed' } as const
  await recordRefund({ db: app.services.db, now: app.clock.now }, byHand)
  expect((await openFlagsOf(app, box.id)).map(({ kind }) => kind)).toEqual(['refund-stopped'])
  // It may still be on its way: nobody requests another one at this moment.
  expect(await shownOf(app, paymentId)).toMatchObject({ block: 'under-way' })
  await recordRefund({ db: app.services.db, now: app.clock.now }, answer)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  expect(await owed(app, box)).toBe(35_100)
})

test('a refund that was made smaller since the backup is recorded with the amount that the provider has', async ({
  app,
}) => {
  const { box, paymentId, id } = await aRequest(app, 20_800)
  const answer = await app.services.provider.refundPayment(paymentId, 10_400, `${id}-10400`, id)
  await recordRefund({ db: app.services.db, now: app.clock.now }, answer)
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([{ id, state: 'processed', amount_paise: 10_400 }])
  expect(await owed(app, box)).toBe(40_100)
})

test('a dispute that comes before a refund is sent stops it', async ({ app }) => {
  const { box, paymentId, id } = await aRequest(app, 52_104)
  await sendDispute(app, 'created', dispute({ id: await openDispute(app, paymentId), paymentId }, 'open'))
  await sendNow(app, id)
  expect(await atProvider(app, paymentId)).toEqual([])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-stopped', refund_id: id, detail: { stopped_by: 'dispute' } },
  ])
})

test('a dispute that was closed before a refund is sent does not stop it', async ({ app }) => {
  const { paymentId, id } = await aRequest(app)
  await sendDispute(app, 'closed', dispute({ id: await openDispute(app, paymentId), paymentId }, 'closed'))
  await sendNow(app, id)
  expect(await atProvider(app, paymentId)).toHaveLength(1)
})

test('a refund that the provider refuses is flagged with its words, and may be requested again', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app)
  await control(app, 'POST', '/faults', { kind: 'refusal', method: 'POST', path: '/v1/payments/*/refund' })
  await refund(app, paymentId, 10_400)
  await expect
    .poll(() => openFlagsOf(app, box.id))
    .toMatchObject([{ kind: 'refund-stopped', detail: { stopped_by: 'provider', refusal: 'Not today.' } }])
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  expect(await refund(app, paymentId, 10_400)).toMatchObject({ status: 200 })
  await expect.poll(() => owed(app, box)).toBe(40_100)
})
