// An administrator refunds a gift, whole or a part: once, as it was seen, with a reason.

import { adminRefundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { refusal } from '../../../test/administrators/admin-payment-test.ts'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import { call } from '../../../test/fixtures.ts'
import { contributionsOf, control, openFlagsOf } from '../../../test/paying.ts'
import {
  atProvider,
  ourRefundsOf,
  REASON,
  refund,
  shownOf,
} from '../../../test/payments/administrators-refunds.ts'
import { aDisputed, dispute, refundsInFeedOf, sendDispute } from '../../../test/payments/disputes.ts'
import { aContribution } from '../../../test/payments/orders.ts'
import { refundUnreported } from '../../../test/payments/provider-lists.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { insertEntry, insertPayment, insertPayout } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

test('without a sign-in, for an unknown payment and with wrong fields nothing is refunded', async ({
  app,
}) => {
  const { paymentId } = await aContribution(app)
  expect(await refund(app, paymentId, 52_104, { headers: { authorization: 'Bearer none' } })).toMatchObject({
    status: 401,
  })
  const unknown = await call(app, ['POST', '/admin/payments/pay_ofNobody/refund'], {
    headers: await adminHeaders(app),
    body: {
      amount: 100,
      reason: REASON,
      request_key: crypto.randomUUID(),
      left_paise: 100,
      host_owes_paise: 0,
    },
  })
  expect(unknown.status).toBe(404)
  expect(await refund(app, paymentId, 52_104, { reason: ' ' })).toMatchObject({
    status: 400,
    body: { errors: { reason: [adminPagesSentences.reasonRequired] } },
  })
  for (const [amount, sentence] of [
    [99, sentences.amountTooSmall],
    [52_105, sentences.amountTooLarge('₹521.04')],
  ] as const)
    expect(await refund(app, paymentId, amount)).toMatchObject({
      status: 400,
      body: { errors: { amount: [sentence] } },
    })
  expect(await ourRefundsOf(app, paymentId)).toEqual([])
  expect(await atProvider(app, paymentId)).toEqual([])
})

test('a refunded gift goes back to the guest, leaves total and debt, and is in feed and audit log', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app)
  expect(await refund(app, paymentId, 52_104)).toMatchObject({
    status: 200,
    body: { success: true, message: sentences.requested },
  })
  await expect.poll(() => owed(app, box)).toBe(0)
  const [made] = await atProvider(app, paymentId)
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([
    {
      kind: 'administrator',
      state: 'processed',
      provider_refund_id: made?.id,
      id: made?.receipt,
      reason: REASON,
    },
  ])
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 0 }])
  expect(await refundsInFeedOf(app, box.id)).toEqual(['₹501 refunded to Sunita Deshpande'])
  const log = app.services.db.selectFrom('audit_log').select(['action', 'detail'])
  expect(await log.where('payment_id', '=', paymentId).execute()).toEqual([
    { action: 'payment-refunded', detail: `₹521.04: ${REASON}` },
  ])
  expect(await shownOf(app, paymentId)).toMatchObject({ left_paise: 0, block: 'nothing-left' })
})

test('a gift can be refunded in parts, to the paisa, until nothing is left', async ({ app }) => {
  const { box, paymentId } = await aContribution(app)
  await refund(app, paymentId, 10_401)
  await expect.poll(() => shownOf(app, paymentId)).toMatchObject({ left_paise: 41_703, kept_paise: 40_099 })
  await refund(app, paymentId, 41_703)
  await expect.poll(() => owed(app, box)).toBe(0)
  expect((await atProvider(app, paymentId)).map(({ amount }) => amount)).toEqual([10_401, 41_703])
  expect(await refund(app, paymentId, 100)).toMatchObject(refusal(sentences.blocks['nothing-left']))
})

test('a request that is repeated refunds once; with its key nothing else is refunded', async ({ app }) => {
  const { paymentId } = await aContribution(app)
  const shown = await shownOf(app, paymentId)
  const again = { request_key: crypto.randomUUID(), left_paise: shown.left_paise }
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(app, paymentId, 10_400, again)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await expect.poll(() => shownOf(app, paymentId)).toMatchObject({ block: null })
  expect(await refund(app, paymentId, 10_400, again)).toMatchObject({ status: 200 })
  expect(await refund(app, paymentId, 10_500, again)).toMatchObject({ status: 409 })
  expect(await atProvider(app, paymentId)).toHaveLength(1)
})

test('one of two administrators who refund one gift at once is refused', async ({ app }) => {
  const { paymentId } = await aContribution(app)
  const seen = { left_paise: 52_104 }
  const answers = await Promise.all([
    refund(app, paymentId, 10_400, seen),
    refund(app, paymentId, 10_400, seen),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await expect.poll(() => shownOf(app, paymentId)).toMatchObject({ left_paise: 41_704, block: null })
  expect(await atProvider(app, paymentId)).toHaveLength(1)
})

test('a refund at the provider’s dashboard that nobody reported is found before ours is requested', async ({
  app,
}) => {
  const { paymentId } = await aContribution(app)
  const shown = await shownOf(app, paymentId)
  await refundUnreported(app, paymentId, 10_400)
  const stale = { left_paise: shown.left_paise }
  expect(await refund(app, paymentId, 10_400, stale)).toMatchObject({ status: 409 })
  expect(await shownOf(app, paymentId)).toMatchObject({ left_paise: 41_704 })
  expect(await atProvider(app, paymentId)).toHaveLength(1)
})

test('while the provider cannot be asked what it refunded, nothing is requested', async ({ app }) => {
  const { paymentId } = await aContribution(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*/refunds', times: 3 })
  expect(await refund(app, paymentId, 10_400)).toMatchObject({ status: 503 })
  expect(await ourRefundsOf(app, paymentId)).toEqual([])
})

test('a disputed payment is not refunded, nor one that is too old or was never captured', async ({ app }) => {
  const { db } = app.services
  const disputed = await aDisputed(app)
  await sendDispute(app, 'under_review', dispute(disputed, 'under_review'))
  expect(await refund(app, disputed.paymentId, 100)).toMatchObject(refusal(sentences.blocks.disputed))
  const old = await aContribution(app)
  const created = new Date('2026-05-21T06:29:00Z')
  await db
    .updateTable('payments')
    .set({ provider_created_at: created })
    .where('id', '=', old.paymentId)
    .execute()
  expect(await refund(app, old.paymentId, 100)).toMatchObject(refusal(sentences.blocks['too-old']))
  const failed = await insertPayment(db, { status: 'failed' })
  expect(await shownOf(app, failed.id)).toBeUndefined()
})

test('the host owes a refund of a paid gift, as the dialog said; otherwise it is refused', async ({
  app,
}) => {
  const { db } = app.services
  const { box, paymentId } = await aContribution(app)
  const paid = { channel: 'by-hand', state: 'paid', paid_at: app.clock.now } as const
  const { attempt } = await insertPayout(db, box, { payout: { state: 'paid' }, attempt: paid })
  await insertEntry(db, {
    ...{ kind: 'payout', event_box_id: box.id, payout_attempt_id: attempt?.id },
    ...{ owed_to_hosts: 50_100, bank: -50_100 },
  })
  expect(await refund(app, paymentId, 52_104, { host_owes_paise: 0 })).toMatchObject({ status: 409 })
  expect(await refund(app, paymentId, 52_104, { host_owes_paise: 50_100 })).toMatchObject({ status: 200 })
  await expect.poll(() => owed(app, box)).toBe(-50_100)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'host-owes', payment_id: paymentId, detail: { owed_paise: 50_100 } },
  ])
})
