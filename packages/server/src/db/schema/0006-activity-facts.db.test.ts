// Sentences of the feed of 0.1.0 become facts, whatever words the names in them have.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startBefore } from '../../test/database/earlier-schemas.ts'
import { insertHost } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { migrate } from '../migrate.ts'

const database = testDatabase()

const BOX = '₹7 of “A” was paid to you and gave ₹9 will reach you by May 1, 2020'

const SENTENCES: readonly [action: string, description: string, facts: object][] = [
  ['event-box-created', `Event box “${BOX}” created`, {}],
  ['contribution-received', 'Asha gave ₹2 gave ₹1,00,501', { paise: 1_00_501_00 }],
  ['contribution-refunded', '₹50.50 of A of B went back to the guest', { paise: 50_50, why: 'refund' }],
  [
    'contribution-refunded',
    '₹501 of a guest came back: the guest’s bank did not take it',
    { paise: 501_00, why: 'not-taken' },
  ],
  [
    'contribution-refunded',
    '₹501 of A went back: the guest’s bank disputed the payment',
    { paise: 501_00, why: 'dispute' },
  ],
  ['upi-id-changed', 'Your UPI ID was set to a@okbank', { before: null, after: 'a@okbank' }],
  [
    'upi-id-changed',
    'Your UPI ID was changed from a@okbank to b.c@okaxis',
    { before: 'a@okbank', after: 'b.c@okaxis' },
  ],
  ['upi-id-changed', 'Your UPI ID a@okbank was removed', { before: 'a@okbank', after: null }],
  [
    'bank-account-changed',
    'A bank account ending in 6789 was saved: your gifts are paid to it',
    { before: null, after: '6789' },
  ],
  [
    'bank-account-changed',
    'Your bank account was changed from the one ending in 6789 to the one ending in 8901',
    { before: '6789', after: '8901' },
  ],
  ['bank-account-changed', 'Your bank account ending in 8901 was removed', { before: '8901', after: null }],
  ['payout-waiting', `₹501 of “${BOX}” waits for your UPI ID`, { paise: 501_00, needs: 'upi-id' }],
  ['payout-waiting', `₹501 of “${BOX}” waits for another UPI ID`, { paise: 501_00, needs: 'another-upi-id' }],
  [
    'payout-waiting',
    `₹501 of “${BOX}” waits for another bank account`,
    { paise: 501_00, needs: 'another-bank-account' },
  ],
  ['payout-due', `₹501 of “${BOX}” will reach you by December 3, 2026`, { paise: 501_00, day: '2026-12-03' }],
  ['payout-sent', `₹501 of “${BOX}” is being sent to a@okbank`, { paise: 501_00, upi_id: 'a@okbank' }],
  [
    'payout-paid',
    `₹501 of “${BOX}” was paid to your bank account ending in 6789`,
    { paise: 501_00, account: '6789' },
  ],
  ['payout-paid', `₹501 of “${BOX}” was paid to you`, { paise: 501_00 }],
  ['payout-failed', `₹501 of “${BOX}” could not be sent to your UPI ID`, { paise: 501_00 }],
]

test('each sentence of before becomes its facts', async () => {
  const db = database.db.withoutPlugins()
  await startBefore(db, '0006-activity-facts')
  const { id } = await insertHost(database.db)
  for (const [action, description] of SENTENCES)
    await sql`insert into activities (host_id, action, description, created_at)
      values (${id}, ${action}, ${description}, now())`.execute(db)
  await migrate(db)
  const { rows } = await sql<{ action: string; facts: object }>`
    select action, facts from activities order by id`.execute(db)
  expect(rows).toEqual(SENTENCES.map(([action, , facts]) => ({ action, facts })))
})
