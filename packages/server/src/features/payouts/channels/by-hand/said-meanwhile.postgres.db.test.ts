// A bank's result is recorded while another administrator says that nothing of its file was paid.
import { sql } from 'kysely'
import { attemptsOf } from '../../../../test/paying-out.ts'
import { aPayout, sendToPayouts } from '../../../../test/payouts/marking-paid.ts'
import { expect, test } from '../../../../test/payouts/payout-test.ts'
import { recordOutcome } from '../../attempts/record-outcome.ts'
import { lockAttempt } from '../../plan/lock-box.ts'

test('“none was paid” waits for a colleague who marks a payout, and is refused', async ({ app, off }) => {
  const { db } = app.services
  const boxes = [(await aPayout(off)).box, (await aPayout(off)).box]
  const payouts = await db
    .selectFrom('payouts')
    .select('id')
    .where(
      'event_box_id',
      'in',
      boxes.map(({ id }) => id),
    )
    .execute()
  const { batch } = (await sendToPayouts(off, 'bank-file', { payouts: payouts.map(({ id }) => id) })).body
  const inFile = () =>
    db.selectFrom('payout_attempts').select(['id', 'state']).where('batch_id', '=', batch).execute()
  const last = (await inFile()).at(-1)?.id ?? ''
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    ).rows.length
  let said: ReturnType<typeof sendToPayouts> | undefined
  await db.transaction().execute(async (trx) => {
    const locked = await lockAttempt(trx, last)
    if (!locked) throw new Error('The file has no payout.')
    said = sendToPayouts(off, `bank-files/${batch}/not-paid`, { open: 2 })
    await expect.poll(waiting).toBe(1)
    const paid = { state: 'paid', reference: 'MEANWHILE1' } as const
    await recordOutcome(trx, { ...app.services, now: app.clock.now }, locked, paid)
  })
  expect(await said).toMatchObject({ status: 409, body: { code: 'payoutChanged' } })
  const attempts = (await Promise.all(boxes.map((box) => attemptsOf(app, box)))).flat()
  expect(attempts.map(({ state }) => state).sort()).toEqual(['paid', 'submitted'])
})
