// Money on its way to our bank is counted by the day in India on which the provider made the settlement.
import { expect, test } from 'vitest'
import { SOME_TIME } from '../test/rows.ts'
import { insertSettlement } from '../test/settlements/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import { checkOwnBooks } from './read-own-books.ts'

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
