// The movements of each day, as the administrators' books show them.
import { startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { inSnapshot } from '../db/transaction.ts'
import { insertContribution, insertEventBox, insertRefundOf } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'
import { DAY_MS } from '../test/times.ts'
import { readDays } from './read-days.ts'

test('gifts, fees and refunds stand at their day in India, of the last 14 days', async ({ app }) => {
  const { db } = app.services
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
