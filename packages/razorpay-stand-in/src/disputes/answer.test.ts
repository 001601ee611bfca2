// A merchant answers a dispute: contests it with evidence, or accepts it.
import { expect, test } from 'vitest'
import { KEY_ID, KEY_SECRET, openStandIn } from '../../test/stand-in.ts'

async function openDisputed() {
  const standIn = await openStandIn()
  const order = await standIn.createOrder()
  const { razorpay_payment_id: id } = await standIn.pay(order.id)
  const dispute = (await standIn.post(`/stand-in/payments/${id}/dispute`, {})).body
  const contest = (body: object) => standIn.call('PATCH', `/v1/disputes/${dispute.id}/contest`, body)
  async function upload(type = 'application/pdf', purpose = 'dispute_evidence') {
    const form = new FormData()
    form.set('purpose', purpose)
    form.set('file', new File(['%PDF-1.4'], 'letter.pdf', { type }))
    const Authorization = `Basic ${btoa(`${KEY_ID}:${KEY_SECRET}`)}`
    const options = { method: 'POST', headers: { Authorization }, body: form }
    const response = await fetch(`${standIn.url}/v1/documents`, options)
    return { status: response.status, body: (await response.json()) as { id: string } }
  }
  const accept = (body?: object) => standIn.post(`/v1/disputes/${dispute.id}/accept`, body)
  return { ...standIn, dispute, contest, upload, accept }
}

const refused = (description: string | RegExp) => ({
  status: 400,
  body: { error: { description: expect.stringMatching(description) } },
})

test('evidence is drafted, then submitted with a document: the bank reviews it, and nothing is answered again', async () => {
  const { dispute, contest, upload, accept, get } = await openDisputed()
  const { body: document } = await upload()
  expect((await get(`/v1/documents/${document.id}`)).body).toMatchObject({
    entity: 'document',
    purpose: 'dispute_evidence',
    name: 'letter.pdf',
    mime_type: 'application/pdf',
    size: 8,
  })
  expect((await contest({ summary: 'It was a gift.' })).body).toMatchObject({
    status: 'open',
    evidence: { amount: dispute.amount, summary: 'It was a gift.', billing_proof: null, submitted_at: null },
  })
  const submitted = await contest({ explanation_letter: [document.id], action: 'submit' })
  expect(submitted.body).toMatchObject({
    status: 'under_review',
    evidence: {
      summary: 'It was a gift.',
      explanation_letter: [document.id],
      submitted_at: expect.any(Number),
    },
  })
  for (const again of [await contest({ action: 'submit' }), await accept()])
    expect(again).toMatchObject(refused('Action not allowed when dispute is in under_review status'))
})

test('an accepted dispute is lost, and takes the money', async () => {
  const { dispute, accept, contest } = await openDisputed()
  expect(await accept({ amount: 100 })).toMatchObject(refused('not required and should not be sent'))
  expect((await accept()).body).toMatchObject({ status: 'lost', amount_deducted: dispute.amount })
  expect(await accept()).toMatchObject(refused('Action not allowed when dispute is in lost status'))
  expect(await contest({})).toMatchObject(refused('Action not allowed when dispute is in lost status'))
})

test('what the documents say is no answer is refused', async () => {
  const { dispute, contest, upload } = await openDisputed()
  expect(await contest({ action: 'submit' })).toMatchObject(refused('At least one document'))
  expect(await contest({ billing_proof: ['doc_00000000000000'] })).toMatchObject(refused('Invalid file id'))
  expect(await contest({ amount: dispute.amount + 1 })).toMatchObject(refused('cannot be greater'))
  expect(await contest({ summary: 'x'.repeat(1001) })).toMatchObject(refused('1000 characters'))
  expect(await contest({ action: 'win' })).toMatchObject(refused('action'))
  expect(await contest({ proof: [] })).toMatchObject(refused('not required and should not be sent'))
  expect(await upload('text/plain')).toMatchObject(refused('type is not supported'))
  expect(await upload('image/png', 'other')).toMatchObject(refused('purpose'))
})

test('after its deadline a dispute is not answered any more', async () => {
  const { accept, contest, post } = await openDisputed()
  await post('/stand-in/clock', { advanceSeconds: 8 * 86_400 })
  expect(await accept()).toMatchObject(refused('deadline to respond has elapsed'))
  expect(await contest({})).toMatchObject(refused('deadline to respond has elapsed'))
})

test('a dispute may want its answer sooner', async () => {
  const { dispute, post } = await openDisputed()
  const path = `/stand-in/payments/${dispute.payment_id}/dispute`
  const sooner = (await post(path, { respondWithinSeconds: 60 })).body
  expect(sooner.respond_by).toBeLessThan(dispute.respond_by)
})
