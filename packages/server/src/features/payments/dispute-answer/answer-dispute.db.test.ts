// An administrator answers a dispute: contests it with evidence, or accepts it; once.
import { MAX_ATTACHMENT_BYTES } from '@lifafa/contract/fields/evidence'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { adminHeaders, anAdmin } from '../../../test/administrators/admins.ts'
import { call } from '../../../test/fixtures.ts'
import { control, openFlagsOf } from '../../../test/paying.ts'
import {
  A_PNG,
  accept,
  anOpenDispute,
  answersOf,
  callsTo,
  contest,
  disputeAtProvider,
  EXPLANATION,
  heardOf,
  toAnswer,
} from '../../../test/payments/dispute-answers.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/test.ts'

const conflict = (code: string, message: string) => ({ status: 409, body: { success: false, code, message } })

test('without a sign-in, for an unknown dispute and with wrong fields nothing is answered', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  const nobody = { headers: { authorization: 'Bearer none' } }
  expect(await contest(app, id, nobody)).toMatchObject({ status: 401 })
  expect(await accept(app, id, nobody)).toMatchObject({ status: 401 })
  expect(await contest(app, 'disp_ofNobody')).toMatchObject({ status: 404 })
  const tooLarge = Buffer.concat([A_PNG, Buffer.alloc(MAX_ATTACHMENT_BYTES)]).toString('base64')
  for (const [field, sentence, body] of [
    ['explanation', sentences.explanationRequired, { explanation: ' \n' }],
    ['attachment', sentences.attachmentOdd, { attachment: Buffer.from('<html>').toString('base64') }],
    ['attachment', sentences.attachmentTooLarge, { attachment: tooLarge }],
  ] as const)
    expect(await contest(app, id, body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [sentence] } },
    })
  expect(await answersOf(app, id)).toEqual([])
  expect(await disputeAtProvider(app, id)).toMatchObject({ status: 'open', documents: [] })
})

test('a body of megabytes is read from administrators alone, and only as far as one file needs', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  const attachment = 'A'.repeat(2 * MAX_ATTACHMENT_BYTES)
  expect(await contest(app, id, { attachment })).toMatchObject({ status: 413, body: { code: 'tooLarge' } })
  const nobody = { authorization: 'Bearer none' }
  expect(await contest(app, id, { attachment, headers: nobody })).toMatchObject({ status: 401 })
  expect(await accept(app, id, { attachment: 'A'.repeat(100_000) })).toMatchObject({ status: 413 })
})

test('evidence is submitted with a letter and a file of the administrator’s, for the whole amount', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  const attachment = A_PNG.toString('base64')
  expect(await contest(app, id, { attachment })).toMatchObject({
    status: 200,
    body: { state: 'answered', message: sentences.contested },
  })
  expect(await disputeAtProvider(app, id)).toMatchObject({
    status: 'under_review',
    evidence: {
      amount: 52_104,
      summary: 'The guest gave at the wedding. अतिथि ने विवाह में स्वयं दिया।',
      submitted_at: expect.any(Number),
    },
    documents: [
      {
        name: `explanation-${id}.pdf`,
        mime_type: 'application/pdf',
        size: expect.toSatisfy((size) => size > 5_000),
      },
      { mime_type: 'image/png', size: A_PNG.length },
    ],
  })
})

test('an answered dispute is no task any more: not in the list, not among the flags, also when its webhook comes', async ({
  app,
}) => {
  const { box, id } = await anOpenDispute(app)
  expect(await toAnswer(app, id)).toMatchObject({ id, answer: null })
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'disputed' }])
  await contest(app, id)
  await heardOf(app, id)
  expect(await toAnswer(app, id)).toBeUndefined()
  expect(await openFlagsOf(app, box.id)).toEqual([])
})

test('an accepted dispute is lost: the gift leaves the debt to its host at once', async ({ app }) => {
  const { box, id } = await anOpenDispute(app)
  expect(await owed(app, box)).toBe(501_00)
  expect(await accept(app, id)).toMatchObject({
    status: 200,
    body: { state: 'answered', message: sentences.accepted },
  })
  expect(await disputeAtProvider(app, id)).toMatchObject({ status: 'lost' })
  expect(await owed(app, box)).toBe(0)
  expect(await toAnswer(app, id)).toBeUndefined()
})

test('the audit log says who has contested or accepted which dispute', async ({ app }) => {
  const admin = await anAdmin(app)
  const headers = await adminHeaders(app, admin.id)
  const [contested, accepted] = [await anOpenDispute(app), await anOpenDispute(app)]
  await contest(app, contested.id, { headers })
  await accept(app, accepted.id, { headers })
  const log = app.services.db.selectFrom('audit_log').select(['action', 'payment_id', 'detail'])
  expect(await log.where('admin_id', '=', admin.id).orderBy('id').execute()).toEqual([
    {
      action: 'payment-dispute-contested',
      payment_id: contested.paymentId,
      detail: `${contested.id}, ₹521.04`,
    },
    { action: 'payment-dispute-accepted', payment_id: accepted.paymentId, detail: `${accepted.id}, ₹521.04` },
  ])
})

test('the timeline of the payment tells who answered, what, and what became of it', async ({ app }) => {
  const { paymentId, id } = await anOpenDispute(app)
  await contest(app, id)
  const path = `/admin/payments/timeline?id=${paymentId}`
  const { body } = await call(app, ['GET', path], { headers: await adminHeaders(app) })
  const told = body.timeline.happened.map((entry: { told: string }) => entry.told)
  const [letter] = (await disputeAtProvider(app, id)).documents
  expect(told).toEqual(
    expect.arrayContaining([
      `dispute ${id}: Kavita Rao contests it with evidence`,
      `dispute ${id}: the provider has taken the answer, with ${letter?.id}`,
    ]),
  )
})

test('a request that is sent several times at once, and again later, though the provider is silent, is submitted once', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  const same = { request_key: crypto.randomUUID(), headers: await adminHeaders(app) }
  const answers = await Promise.all([0, 1, 2].map(() => contest(app, id, same)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await contest(app, id, same)).toMatchObject({ status: 200, body: { state: 'answered' } })
  await control(app, 'POST', '/faults', { kind: 'server error', path: `/v1/disputes/${id}`, times: 3 })
  expect(await contest(app, id, same)).toMatchObject({ status: 200, body: { state: 'answered' } })
  await control(app, 'DELETE', '/faults')
  expect(await callsTo(app, `/disputes/${id}/contest`)).toBe(1)
  expect(await answersOf(app, id)).toHaveLength(1)
})

test('of two administrators at once one answers, and the other reads who did', async ({ app }) => {
  const { id } = await anOpenDispute(app)
  const [one, other] = [await anAdmin(app), await anAdmin(app, { name: 'Farid Khan' })]
  const answers = await Promise.all([
    contest(app, id, { headers: await adminHeaders(app, one.id) }),
    accept(app, id, { headers: await adminHeaders(app, other.id) }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = answers[0]?.status === 200 ? one : other
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    code: 'disputeAnswered',
    message: sentences.answeredBy(winner.name, '2026-11-21 12:00:00'),
  })
  expect(await answersOf(app, id)).toHaveLength(1)
})

test('what was answered at the provider’s dashboard, or decided, is refused, and is known from then on', async ({
  app,
}) => {
  for (const status of ['under_review', 'won'] as const) {
    const { id } = await anOpenDispute(app)
    await control(app, 'POST', `/disputes/${id}/state`, { status, webhooks: false })
    expect(await contest(app, id)).toMatchObject(conflict('disputeDecided', adminRefusals.disputeDecided))
    expect(await answersOf(app, id)).toEqual([])
    expect(await toAnswer(app, id)).toBeUndefined()
  }
})

test('what the provider refuses is told in its words, and may be answered again', async ({ app }) => {
  const { id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', {
    kind: 'refusal',
    method: 'PATCH',
    path: `/v1/disputes/${id}/contest`,
  })
  expect(await contest(app, id)).toMatchObject(conflict('disputeRefused', sentences.refused('Not today.')))
  expect(await toAnswer(app, id)).toMatchObject({
    answer: { kind: 'contest', by: 'Kavita Rao', refusal: 'Not today.' },
  })
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  expect(await contest(app, id)).toMatchObject({ status: 200, body: { state: 'answered' } })
  expect(await answersOf(app, id)).toMatchObject([
    { refusal: 'Not today.', explanation: EXPLANATION },
    { refusal: null, explanation: EXPLANATION },
  ])
})

test('where the provider cannot be asked nothing is written', async ({ app }) => {
  const { id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: `/v1/disputes/${id}`, times: 3 })
  expect(await contest(app, id)).toMatchObject({ status: 503, body: { code: 'disputeUnasked' } })
  expect(await answersOf(app, id)).toEqual([])
})

test('a request key belongs to one dispute, one administrator and one answer', async ({ app }) => {
  const [one, other] = [await anOpenDispute(app), await anOpenDispute(app)]
  const same = { request_key: crypto.randomUUID(), headers: await adminHeaders(app) }
  await contest(app, one.id, same)
  const farid = await adminHeaders(app, (await anAdmin(app, { name: 'Farid Khan' })).id)
  for (const reused of [
    contest(app, other.id, same),
    contest(app, one.id, { ...same, headers: farid }),
    accept(app, one.id, same),
  ])
    expect(await reused).toMatchObject({ status: 409, body: { code: 'requestKeyReused' } })
  expect(await answersOf(app, other.id)).toEqual([])
})

test('after the deadline nothing is answered; with more time from the provider it is', async ({ app }) => {
  const { id, respondBy } = await anOpenDispute(app)
  app.clock.now = respondBy
  expect(await contest(app, id)).toMatchObject(conflict('disputeTooLate', adminRefusals.disputeTooLate))
  expect(await accept(app, id)).toMatchObject(conflict('disputeTooLate', adminRefusals.disputeTooLate))
  expect(await answersOf(app, id)).toEqual([])
  app.clock.now = new Date(respondBy.getTime() - 1)
  expect(await contest(app, id)).toMatchObject({ status: 200 })
})
