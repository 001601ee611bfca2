// What the database itself refuses of answers to disputes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECK, FINAL, UNIQUE } from '../test/database/refusal-codes.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertPayment, type NewRow, SOME_TIME } from '../test/rows.ts'

let database: TestDatabase
let admin: string
beforeAll(async () => {
  database = await openTestDatabase()
  const account = { email: 'a@example.com', name: 'A', password_hash: 'x', created_at: SOME_TIME }
  const inserted = database.db.insertInto('admins').values(account).returning('id')
  admin = (await inserted.executeTakeFirstOrThrow()).id
})
afterAll(() => database.close())

const insertDispute = async (): Promise<string> => {
  const { id: payment_id, event_box_id } = await insertPayment(database.db)
  const of = { status: 'open', reason_code: null, respond_by: null } as const
  const times = { created_at: SOME_TIME, updated_at: SOME_TIME }
  const dispute = { id: `disp_${payment_id}`, payment_id, event_box_id, amount_paise: 100, ...of, ...times }
  await database.db.insertInto('disputes').values(dispute).execute()
  return dispute.id
}

const insertAnswer = async (otherwise: Partial<NewRow<'dispute_answers'>> = {}) => {
  const inserted = database.db
    .insertInto('dispute_answers')
    .values({
      dispute_id: otherwise.dispute_id ?? (await insertDispute()),
      request_key: crypto.randomUUID(),
      kind: 'contest',
      explanation: 'They gave.',
      written_by: admin,
      written_at: SOME_TIME,
      check_at: SOME_TIME,
      ...otherwise,
    })
    .returning(['id', 'dispute_id'])
  return inserted.executeTakeFirstOrThrow()
}

const change = (id: string, to: object) =>
  database.db.updateTable('dispute_answers').set(to).where('id', '=', id).execute()

const REFUSED = { refused_at: SOME_TIME, refusal: '', check_at: null }

test('a dispute has one answer that was taken or is being sent, and another only after a refusal', async () => {
  const { id, dispute_id } = await insertAnswer()
  await expect(insertAnswer({ dispute_id })).rejects.toMatchObject(UNIQUE)
  await change(id, REFUSED)
  await insertAnswer({ dispute_id })
})

const FILE = new Uint8Array([1])
test.each([
  ['contests without an explanation', { explanation: null }],
  ['accepts with an explanation', { kind: 'accept' }],
  ['accepts with a file', { kind: 'accept', explanation: null, attachment: FILE }],
  ['is neither sent nor ended', { check_at: null }],
  ['has ended, and is still sent', { answered_at: SOME_TIME, letter_document_id: 'doc_1' }],
  ['was taken without a letter', { answered_at: SOME_TIME, check_at: null }],
  ['is taken and refused', { ...REFUSED, answered_at: SOME_TIME, letter_document_id: 'doc_1' }],
  ['is refused without a word', { ...REFUSED, refusal: null }],
  ['keeps its file after its end', { ...REFUSED, attachment: FILE }],
] satisfies [string, Partial<NewRow<'dispute_answers'>>][])(
  'an answer that %s is refused',
  async (_what, otherwise) => {
    await expect(insertAnswer(otherwise)).rejects.toMatchObject(CHECK)
  },
)

test('an answer stays what was written, uploaded, and became of it', async () => {
  const { id } = await insertAnswer()
  await expect(change(id, { explanation: 'Otherwise.' })).rejects.toMatchObject(FINAL)
  await change(id, { letter_document_id: 'doc_1' })
  await expect(change(id, { letter_document_id: 'doc_2' })).rejects.toMatchObject(FINAL)
  await change(id, { answered_at: SOME_TIME, check_at: null })
  await expect(change(id, { answered_at: null, check_at: SOME_TIME })).rejects.toMatchObject(FINAL)
  await expect(
    database.db.deleteFrom('dispute_answers').where('id', '=', id).execute(),
  ).rejects.toMatchObject(FINAL)
})

test('a file is read back byte for byte', async () => {
  const attachment = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const { id } = await insertAnswer({ attachment })
  const read = database.db.selectFrom('dispute_answers').select('attachment').where('id', '=', id)
  expect([...((await read.executeTakeFirstOrThrow()).attachment ?? [])]).toEqual([...attachment])
})
