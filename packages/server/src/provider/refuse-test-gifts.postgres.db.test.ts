// The start with a live key on a database where somebody has tried the product with a test key.
import { expect, test } from 'vitest'
import type { KeyMode } from '../db/tables.ts'
import { insertPaymentOrder, SOME_TIME } from '../test/rows.ts'
import { startBareServer } from '../test/servers/bare-server.ts'
import { PRODUCTION } from '../test/servers/production-settings.ts'
import { testDatabase } from '../test/test-database.ts'
import { refuseTestGifts } from './refuse-test-gifts.ts'

const database = testDatabase()

const REFUSAL = 'The database has gifts that were paid with a test key'
const LIVE = PRODUCTION.RAZORPAY_KEY_ID
const paidWith = (key_mode: KeyMode) =>
  insertPaymentOrder(database.db, { key_mode, state: 'paid', paid_at: SOME_TIME })

test('a live key is refused where a gift was paid with a test key: its host would be paid real money', async () => {
  await paidWith('live')
  await insertPaymentOrder(database.db, { key_mode: 'test', state: 'abandoned' })
  await refuseTestGifts(database.db, LIVE)
  await paidWith('test')
  await refuseTestGifts(database.db, 'rzp_test_abcdefgh')
  await expect(refuseTestGifts(database.db, LIVE)).rejects.toThrow(REFUSAL)

  const { ended } = await startBareServer(database, { ...PRODUCTION, DATABASE_URL: database.databaseUrl })
  expect(await ended).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(REFUSAL) })
})
