// A statement that the database refuses is logged without what it was to store.
import { sql } from 'kysely'
import { GUEST } from '../test/administrators/traceable-hosts.ts'
import { post, signUpForm } from '../test/hosts/accounts.ts'
import { openOrder } from '../test/paying.ts'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'

test('a refused statement is logged without names, numbers, addresses and hashes', async ({ app }) => {
  const { db } = app.services
  const { id } = await insertEventBox(db, { event_date: '2026-11-30' })
  await sql`alter table payment_orders add constraint refuse_all check (false) not valid`.execute(db)
  await sql`alter table hosts add constraint refuse_all check (false) not valid`.execute(db)
  const form = signUpForm({ email: 'wilhelmina@mail.example' })
  try {
    expect((await openOrder(app, { giftid: id, ...GUEST })).status).toBe(500)
    expect((await post(app, '/register', form)).status).toBe(500)
  } finally {
    await sql`alter table payment_orders drop constraint refuse_all`.execute(db)
    await sql`alter table hosts drop constraint refuse_all`.execute(db)
  }
  const log = app.logged.splice(0).map((line) => JSON.stringify(line))
  expect(log.filter((line) => line.includes('refuse_all'))).toHaveLength(2)
  const traces = [...Object.values(GUEST), ...Object.values(form), 'scrypt', 'argon', 'wilhelmina']
  const told = traces.filter((trace) => typeof trace === 'string' && trace.length > 3)
  expect(told.filter((trace) => log.join('').includes(String(trace)))).toEqual([])
})
