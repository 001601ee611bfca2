// Answers to disputes in tests: a dispute that the stand-in has, and calls as the dialogs make them.
import { vi } from 'vitest'
import type { Row } from '../../db/tables.ts'
import { recordDispute } from '../../features/payments/dispute/record-dispute.ts'
import { sendDueAnswers } from '../../features/payments/dispute-answer/send-due-answers.ts'
import { adminHeaders } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { control } from '../paying.ts'
import { aContribution } from './orders.ts'

export const EXPLANATION = 'The guest gave at the wedding.\n\nअतिथि ने विवाह में स्वयं दिया।'
/** The first bytes of a PNG, and some more. */
export const A_PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

/** A contribution whose dispute is open at the stand-in, and known here; `respondBy`: the end of its time. */
export async function anOpenDispute(test: TestApp) {
  const { box, paymentId } = await aContribution(test)
  const { id, respond_by } = await control<{ id: string; respond_by: number }>(
    test,
    'POST',
    `/payments/${paymentId}/dispute`,
    { webhooks: false },
  )
  await heardOf(test, id)
  return { box, paymentId, id, respondBy: new Date(respond_by * 1000) }
}

/** As its webhook would report it. */
export async function heardOf({ services, clock }: TestApp, id: string): Promise<void> {
  await recordDispute({ db: services.db, now: clock.now }, await services.provider.fetchDispute(id))
}

type Otherwise = { headers?: { authorization: string } } & Record<string, unknown>

const post = async (test: TestApp, path: string, { headers, ...body }: Otherwise) =>
  call(test, ['POST', `/admin/payments/disputes/${path}`], {
    headers: headers ?? (await adminHeaders(test)),
    body: { request_key: crypto.randomUUID(), ...body },
  })

/** As the dialogs send it; `otherwise` replaces what they send. */
export const contest = (test: TestApp, id: string, otherwise: Otherwise = {}) =>
  post(test, `${id}/contest`, { explanation: EXPLANATION, ...otherwise })
export const accept = (test: TestApp, id: string, otherwise: Otherwise = {}) =>
  post(test, `${id}/accept`, otherwise)

export const answersOf = ({ services }: TestApp, id: string): Promise<Row<'dispute_answers'>[]> =>
  services.db
    .selectFrom('dispute_answers')
    .selectAll()
    .where('dispute_id', '=', id)
    .orderBy('written_at')
    .execute()

type Document = { id: string; name: string; mime_type: string; size: number }
type Evidence = {
  amount: number
  summary: string
  explanation_letter: string[] | null
  others: { document_ids: string[] }[] | null
  submitted_at: number | null
}

async function getAtProvider<T>({ services, standIn }: TestApp, path: string): Promise<T> {
  const { keyId, keySecret } = services.providerSettings
  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`
  return (await fetch(`${standIn.url}/v1${path}`, { headers: { authorization } })).json() as Promise<T>
}

/** The dispute at the stand-in, with the documents that were submitted. */
export async function disputeAtProvider(test: TestApp, id: string) {
  const dispute = await getAtProvider<{ status: string; evidence?: Evidence }>(test, `/disputes/${id}`)
  const ids = [
    ...(dispute.evidence?.explanation_letter ?? []),
    ...(dispute.evidence?.others ?? []).flatMap(({ document_ids }) => document_ids),
  ]
  const documents: Document[] = []
  for (const documentId of ids) documents.push(await getAtProvider(test, `/documents/${documentId}`))
  return { ...dispute, documents }
}

/** How often our server has called a path of the provider. */
export async function callsTo(test: TestApp, path: string): Promise<number> {
  const { requests } = await control<{ requests: { method: string; url: string }[] }>(
    test,
    'GET',
    '/requests',
  )
  return requests.filter(({ method, url }) => method !== 'GET' && url === `/v1${path}`).length
}

/** A dispute that the bank does not have yet, as the page shows it. */
export async function toAnswer(test: TestApp, id: string) {
  const { body } = await call(test, ['GET', '/admin/payments/to-do'], { headers: await adminHeaders(test) })
  return body.disputes.find(
    (each: { id: string; status: string }) => each.id === id && each.status === 'open',
  )
}

/** Runs the scheduled task, `ms` later. Answers its log. */
export async function sendDueAfter(test: TestApp, ms: number) {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
  const log = { warn: vi.fn(), error: vi.fn() }
  await sendDueAnswers({ ...test.services, log, signal: new AbortController().signal })
  return log
}
