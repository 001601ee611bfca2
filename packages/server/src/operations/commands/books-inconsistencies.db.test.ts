// `npm run books` names what is wrong in our own books.
import { scheduleCheck } from '../../db/claim-due.ts'
import { inTransaction } from '../../db/transaction.ts'
import { books, expect, test } from '../../test/operators/books-command.ts'
import { insertContribution, insertEventBox, SOME_TIME } from '../../test/rows.ts'
import { EXIT } from './question.ts'

test('a contribution whose payment the provider does not have is named', async ({ app }) => {
  const contribution = await insertContribution(app.services.db, { amount_paise: 50_100 })
  const { text, exitCode } = await books(app)
  expect(text).toContain(
    `${contribution.payment_id}: a contribution of ₹521.04 with its fee in our books, and the provider does not have it`,
  )
  expect(exitCode).toBe(EXIT.wrong)
})

test('a box with more paid out than owed is named, with what the self-check says of it', async ({ app }) => {
  const { db } = app.services
  const box = await insertEventBox(db)
  const payout = await db
    .insertInto('payouts')
    .values({
      event_box_id: box.id,
      host_id: box.host_id,
      number: 1,
      amount_paise: 9_00,
      upi_id: 'meera@okbank',
      state: 'processed',
      provider_payout_id: null,
      utr: null,
      reason: null,
      due_on: '2026-11-30',
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
      paid_at: SOME_TIME,
      payee_name: null,
      sent_at: null,
      check_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inTransaction(db, (trx) => scheduleCheck(trx, 'event_boxes', box.id, null))
  const { text, exitCode } = await books(app)
  expect(text).toContain(
    `box ${box.id} (“Asha & Ravi”): the ledger owes ₹0, contributions less payouts are −₹9`,
  )
  expect(text).toContain(`self-check: more was paid out than was kept, and no flag says so: ${box.id}`)
  expect(text).toContain(`self-check: a payout is not in the ledger as it is: ${payout.id}`)
  expect(text).toMatch(new RegExp(`They differ: .*box ${box.id}; .*more was paid out than was kept`))
  expect(exitCode).toBe(EXIT.wrong)
})
