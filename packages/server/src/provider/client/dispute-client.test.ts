// The exact requests that answer a dispute.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '../../test/servers/scripted-provider.ts'
import { disputeClient } from './dispute-client.ts'
import { openProviderCalls } from './provider-call.ts'

let wire: ScriptedProvider
beforeAll(async () => {
  wire = await startScriptedProvider()
})
afterAll(() => wire.close())

const clientOfWire = () =>
  disputeClient(
    openProviderCalls({
      keyId: 'k',
      keySecret: 's',
      apiUrl: wire.url,
      payoutAccount: undefined,
      payoutMode: 'off',
    }),
  )

const DISPUTE = { id: 'disp_1', payment_id: 'pay_1', amount: 52_104, status: 'under_review' }
const EVIDENCE = { amountPaise: 52_104, summary: 'यह उपहार था', letterId: 'doc_1', attachmentId: null }

test('a document is uploaded as a form, as evidence, with its name and type', async () => {
  wire.willAnswer({ body: { id: 'doc_1' } })
  const bytes = new TextEncoder().encode('%PDF-1.4 …')
  expect(await clientOfWire().uploadEvidence({ name: 'letter.pdf', type: 'application/pdf', bytes })).toBe(
    'doc_1',
  )
  expect(wire.asked).toMatchObject([{ method: 'POST', path: '/v1/documents' }])
  const [asked] = wire.asked
  const form = await new Response(asked?.body as string, {
    headers: asked?.headers as Record<string, string>,
  }).formData()
  expect(form.get('purpose')).toBe('dispute_evidence')
  const file = form.get('file') as File
  expect([file.name, file.type, await file.text()]).toEqual(['letter.pdf', 'application/pdf', '%PDF-1.4 …'])
})

test('evidence is submitted at once, for the whole amount, not left as a draft', async () => {
  wire.willAnswer({ body: DISPUTE })
  await clientOfWire().contestDispute('disp/1', EVIDENCE)
  await clientOfWire().contestDispute('disp/1', { ...EVIDENCE, attachmentId: 'doc_2' })
  const letter = { amount: 52_104, summary: 'यह उपहार था', explanation_letter: ['doc_1'], action: 'submit' }
  expect(wire.asked).toMatchObject([
    { method: 'PATCH', path: '/v1/disputes/disp%2F1/contest', body: letter },
    { body: { ...letter, others: [{ type: 'further_evidence', document_ids: ['doc_2'] }] } },
  ])
  expect(wire.asked[0]?.body).toEqual(letter)
})

test('a dispute is accepted without any parameter', async () => {
  wire.willAnswer({ body: { ...DISPUTE, status: 'lost' } })
  expect(await clientOfWire().acceptDispute('disp_1')).toMatchObject({ status: 'lost' })
  expect(wire.asked).toMatchObject([{ method: 'POST', path: '/v1/disputes/disp_1/accept', body: undefined }])
})

test('an answer that may have been taken is not sent again by the client', async () => {
  wire.willAnswer({ status: 503, body: '<html>' })
  await expect(clientOfWire().contestDispute('disp_1', EVIDENCE)).rejects.toMatchObject({
    outcome: 'unknown',
  })
  await expect(clientOfWire().acceptDispute('disp_1')).rejects.toMatchObject({ outcome: 'unknown' })
  expect(wire.asked).toHaveLength(2)
})

test('what was submitted is read back, whatever else stands in it', async () => {
  wire.willAnswer(
    { body: { ...DISPUTE, evidence: { explanation_letter: ['doc_1'], billing_proof: null } } },
    { body: { ...DISPUTE, evidence: 'strange' } },
  )
  const read = async () => (await clientOfWire().fetchDispute('disp_1')).evidence
  expect(await read()).toEqual({ explanation_letter: ['doc_1'] })
  expect(await read()).toBeNull()
})
