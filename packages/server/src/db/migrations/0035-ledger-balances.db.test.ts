// Migration 0035 sums the entries that are there: no total of the books changes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTotals } from '../../books/read-totals.ts'
import { insertEarlierRows, returnToBefore } from '../../test/database/earlier-rows.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertContribution, insertHost } from '../../test/rows.ts'
import { migrate } from '../migrate.ts'
import { findInconsistencies } from '../self-check/self-check.ts'
import { inSnapshot } from '../transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('existing entries are in the balances, each once, and users and events are still counted', async () => {
  const { db } = database
  await returnToBefore(db, '0035')
  await insertEarlierRows(db)

  await migrate(db.withoutPlugins())

  const totals = () => inSnapshot(db, (trx) => readTotals(trx, 'test'))
  const carried = await totals()
  expect(carried).toMatchObject({
    contributions: { count: 2, paise: 100_200 },
    fees: { count: 2, paise: 4_008 },
    owed: { count: 2, paise: 90_200 },
    atGateway: { paise: 4 * 52_104 - 10_400 - 1_230 },
    unplaced: { count: 1, paise: 52_104 },
  })
  await insertContribution(db)
  expect((await totals()).contributions).toEqual({ count: 3, paise: 150_300 })
  await insertHost(db)
  const wrong = (await findInconsistencies(db)).map(({ check }) => check)
  expect(wrong.filter((check) => /balances|figures/.test(check))).toEqual([])
})
