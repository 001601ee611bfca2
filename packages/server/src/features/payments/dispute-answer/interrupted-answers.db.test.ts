// An answer to a dispute that is interrupted: it is sent in the end, taken once, and shown in its true state.
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { vi } from 'vitest'
import { control } from '../../../test/paying.ts'
import {
  A_PNG,
  accept,
  anOpenDispute,
  answersOf,
  callsTo,
  contest,
  disputeAtProvider,
  sendDueAfter,
  toAnswer,
} from '../../../test/payments/dispute-answers.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/test.ts'
import { MINUTE_MS } from '../../../test/times.ts'
import { sendAnswer } from './send-answer.ts'

const SOON_MS = 3 * MINUTE_MS
const SENDING = { status: 200, body: { state: 'sending', message: sentences.isSent } }

test('a submission whose answer was lost is known as ours by its letter, and not submitted again', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'PATCH', path: `/v1/disputes/${id}/contest` })
  expect(await contest(app, id)).toMatchObject(SENDING)
  await sendDueAfter(app, SOON_MS)
  expect(await answersOf(app, id)).toMatchObject([
    { answered_at: app.clock.now, refusal: null, check_at: null },
  ])
  const { evidence, documents } = await disputeAtProvider(app, id)
  expect(evidence?.explanation_letter).toHaveLength(1)
  expect(documents).toHaveLength(1)
})

test('an acceptance whose answer was lost is known by the lost dispute', async ({ app }) => {
  const { box, id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: `/v1/disputes/${id}/accept` })
  expect(await accept(app, id)).toMatchObject(SENDING)
  await sendDueAfter(app, SOON_MS)
  expect(await answersOf(app, id)).toMatchObject([{ answered_at: app.clock.now, refusal: null }])
  expect(await owed(app, box)).toBe(0)
})

test('what the provider does not take yet is shown as being sent, and is sent by the scheduled task', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', { kind: 'server error', method: 'POST', path: '/v1/documents' })
  expect(await contest(app, id, { attachment: A_PNG.toString('base64') })).toMatchObject(SENDING)
  expect(await toAnswer(app, id)).toMatchObject({ answer: { kind: 'contest', refusal: null } })
  expect(await contest(app, id)).toMatchObject({ status: 409, body: { code: 'disputeAnswered' } })
  await sendDueAfter(app, SOON_MS)
  expect(await disputeAtProvider(app, id)).toMatchObject({
    status: 'under_review',
    documents: [{ mime_type: 'application/pdf' }, { mime_type: 'image/png', size: A_PNG.length }],
  })
  expect(await answersOf(app, id)).toMatchObject([{ answered_at: app.clock.now, attachment: null }])
})

test('what was uploaded before an interruption is submitted, not uploaded again', async ({ app }) => {
  const { id } = await anOpenDispute(app)
  const before = await callsTo(app, '/documents')
  await control(app, 'POST', '/faults', { kind: 'server error', path: `/v1/disputes/${id}/contest` })
  expect(await contest(app, id)).toMatchObject(SENDING)
  const [{ letter_document_id } = {}] = await answersOf(app, id)
  await sendDueAfter(app, SOON_MS)
  expect(await callsTo(app, '/documents')).toBe(before + 1)
  expect(await disputeAtProvider(app, id)).toMatchObject({
    status: 'under_review',
    evidence: { explanation_letter: [letter_document_id] },
  })
})

test('two processes that send one answer at once submit it once, and both know it', async ({ app }) => {
  const { id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', { kind: 'server error', method: 'POST', path: '/v1/documents' })
  await contest(app, id)
  const [{ id: answerId } = { id: '' }] = await answersOf(app, id)
  const deps = { ...app.services, now: app.clock.now }
  const ends = await Promise.all([sendAnswer(deps, answerId), sendAnswer(deps, answerId)])
  expect(ends).toEqual([undefined, undefined])
  expect(await answersOf(app, id)).toMatchObject([{ refusal: null, answered_at: app.clock.now }])
  expect((await disputeAtProvider(app, id)).evidence?.explanation_letter).toHaveLength(1)
})

test('of a letter that two processes upload at once, the one that is stored first is submitted', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', { kind: 'server error', method: 'POST', path: '/v1/documents' })
  await contest(app, id)
  const { db, provider, web } = app.services
  const letter = { name: 'letter.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }
  const first = await provider.uploadEvidence(letter)
  const drawing = vi.spyOn(web, 'drawEvidenceLetter').mockImplementationOnce(async () => {
    const of = db.updateTable('dispute_answers').where('dispute_id', '=', id)
    await of.set({ letter_document_id: first }).execute()
    return letter.bytes
  })
  await sendDueAfter(app, SOON_MS)
  drawing.mockRestore()
  expect((await disputeAtProvider(app, id)).evidence?.explanation_letter).toEqual([first])
})

test('a dispute that is answered at the dashboard meanwhile ends ours as refused, with the provider’s words', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  await control(app, 'POST', '/faults', { kind: 'server error', method: 'POST', path: '/v1/documents' })
  await contest(app, id)
  await control(app, 'POST', `/disputes/${id}/state`, { status: 'under_review', webhooks: false })
  const refusal = 'Action not allowed when dispute is in under_review status.'
  const { error } = await sendDueAfter(app, SOON_MS)
  expect(error.mock.calls).toEqual([
    [{ dispute: id, refusal }, 'the provider refuses the answer to a dispute'],
  ])
  expect(await answersOf(app, id)).toMatchObject([{ answered_at: null, refusal }])
})

test('a letter that cannot be drawn leaves the answer to be sent, and another attempt sends it', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  const drawing = vi
    .spyOn(app.services.web, 'drawEvidenceLetter')
    .mockRejectedValueOnce(new Error('the canvas broke'))
  expect(await contest(app, id)).toMatchObject({ status: 500 })
  app.logged.splice(0)
  expect(await toAnswer(app, id)).toMatchObject({ answer: { refusal: null } })
  await sendDueAfter(app, SOON_MS)
  drawing.mockRestore()
  expect(await disputeAtProvider(app, id)).toMatchObject({ status: 'under_review' })
})

test('an answer that waits is sent again while the provider fails, and the log says why it waits', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  const uploads = { kind: 'server error', method: 'POST', path: '/v1/documents', times: 2 }
  await control(app, 'POST', '/faults', uploads)
  await contest(app, id)
  const err = expect.any(Error)
  expect((await sendDueAfter(app, SOON_MS)).warn.mock.calls).toEqual([
    [{ err, dispute: id }, 'the provider has not taken the answer to a dispute; it is sent again'],
  ])
  const drawing = vi
    .spyOn(app.services.web, 'drawEvidenceLetter')
    .mockRejectedValueOnce(new Error('the canvas broke'))
  expect((await sendDueAfter(app, SOON_MS)).error.mock.calls).toEqual([
    [{ err, dispute: id }, 'the answer to a dispute could not be sent'],
  ])
  drawing.mockRestore()
  await sendDueAfter(app, SOON_MS)
  expect(await disputeAtProvider(app, id)).toMatchObject({ status: 'under_review' })
})

test('an answer that was taken or refused is not sent again: how it ended is answered', async ({ app }) => {
  const refused = await anOpenDispute(app)
  const path = `/v1/disputes/${refused.id}/contest`
  await control(app, 'POST', '/faults', { kind: 'refusal', method: 'PATCH', path })
  await contest(app, refused.id)
  const taken = await anOpenDispute(app)
  await contest(app, taken.id)
  const ends = []
  for (const { id } of [refused, taken]) {
    const [answer = { id: '' }] = await answersOf(app, id)
    ends.push(await sendAnswer({ ...app.services, now: app.clock.now }, answer.id))
    expect(await callsTo(app, `/disputes/${id}/contest`)).toBe(1)
  }
  expect(ends).toEqual(['Not today.', undefined])
})

test('a letter that the provider has, but has not submitted, does not make a refused answer ours', async ({
  app,
}) => {
  const { id } = await anOpenDispute(app)
  const { provider } = app.services
  await control(app, 'POST', '/faults', { kind: 'refusal', path: `/v1/disputes/${id}/contest` })
  const { fetchDispute } = provider
  const asked = vi.spyOn(provider, 'fetchDispute').mockImplementation(async () => {
    const [{ letter_document_id } = {}] = await answersOf(app, id)
    const letters = letter_document_id ? [letter_document_id] : []
    return { ...(await fetchDispute(id)), evidence: { explanation_letter: letters } }
  })
  expect(await contest(app, id)).toMatchObject({ status: 409, body: { code: 'disputeRefused' } })
  asked.mockRestore()
})
