// Our own books: money on its way to our bank by the day in India on which the provider made the settlement, and what moved on the last days.
import { startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { expect, test } from 'vitest'
import { inSnapshot } from '../db/transaction.ts'
import { insertContribution, insertEventBox, insertRefundOf, SOME_TIME } from '../test/rows.ts'
import { insertSettlement } from '../test/settlements/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import { DAY_MS } from '../test/times.ts'
import { checkOwnBooks, readDays } from './read-own-books.ts'

const database = testDatabase()

test('a settlement that our bank has, or refused, is not on its way; midnight is India’s', async () => {
  const { db } = database
  const lastMinute = new Date('2026-11-20T18:29:00Z')
  const firstMinute = new Date('2026-11-20T18:30:00Z')
  await insertSettlement(db, { provider_created_at: firstMinute, status: 'created', utr: null })
  await insertSettlement(db, { provider_created_at: lastMinute })
  await insertSettlement(db, { provider_created_at: lastMinute, amount_paise: 126 })
  await insertSettlement(db, { provider_created_at: lastMinute, status: 'failed', utr: null })
  await insertSettlement(db, { provider_created_at: lastMinute, booked_at: SOME_TIME })
  expect((await checkOwnBooks(db, 'test')).onItsWay).toEqual([
    { madeOn: '2026-11-20', count: 2, paise: 51_000 },
    { madeOn: '2026-11-21', count: 1, paise: 50_874 },
  ])
})

test('gifts, fees and refunds stand at their day in India, of the last 14 days', async () => {
  const { db } = database
  const box = await insertEventBox(db)
  // The database's clock stamps entries.
  const now = new Date()
  const today = startOfDayInIndia(todayInIndia(now)).getTime()
  const give = (paid_at: Date) => insertContribution(db, { event_box_id: box.id, paid_at })
  await give(new Date(today))
  const yesterday = new Date(today - 1)
  await give(yesterday)
  const gift = await give(yesterday)
  await give(new Date(today - 13 * DAY_MS))
  await give(new Date(today - 13 * DAY_MS - 1))
  await insertRefundOf(db, gift, 100_00, yesterday)
  const days = await inSnapshot(db, (trx) => readDays(trx, now))
  const none = { gifts: 0, given_paise: 0, fee_paise: 0, back_paise: 0, settled_paise: 0, paid_paise: 0 }
  expect(days).toEqual([
    { ...none, day: todayInIndia(now), gifts: 1, given_paise: 501_00, fee_paise: 20_04 },
    {
      ...none,
      day: todayInIndia(yesterday),
      gifts: 2,
      given_paise: 1_002_00,
      fee_paise: 40_08,
      back_paise: 100_00,
    },
    {
      ...none,
      day: todayInIndia(new Date(today - 13 * DAY_MS)),
      gifts: 1,
      given_paise: 501_00,
      fee_paise: 20_04,
    },
  ])
})
