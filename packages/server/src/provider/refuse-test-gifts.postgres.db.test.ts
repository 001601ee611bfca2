// The start with a live key on a database of a test key, and of the sandbox on a database of a live key.
import { expect, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import type { KeyMode } from '../db/tables.ts'
import { insertPaymentOrder, SOME_TIME } from '../test/rows.ts'
import { startBareServer } from '../test/servers/bare-server.ts'
import { PRODUCTION } from '../test/servers/production-settings.ts'
import { testDatabase } from '../test/test-database.ts'
import { refuseTestGifts } from './refuse-test-gifts.ts'

const database = testDatabase()
const stderrOf = async (env: NodeJS.ProcessEnv) => (await (await startBareServer(database, env)).ended).stderr

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
  expect(await stderrOf({ ...PRODUCTION, DATABASE_URL: database.databaseUrl })).toContain(REFUSAL)
})

test('the sandbox is refused where orders are of a live key, and opens no account there', async () => {
  await paidWith('live')
  const SANDBOX_RAZORPAY_PORT = String(await freePort())
  expect(await stderrOf({ SANDBOX_RAZORPAY_PORT })).toContain('The database has orders of a live key')
  expect(await database.db.selectFrom('admins').select('id').execute()).toEqual([])
})
