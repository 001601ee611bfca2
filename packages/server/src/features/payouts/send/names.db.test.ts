// Hosts of any name are paid: RazorpayX accepts Latin letters alone, and few other characters.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { expectSoundBooks } from '../../../test/paying.ts'
import { aBoxWithContributions, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { callsFor } from '../../../test/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
})
afterAll(() => app.close())

test.each([
  ['अनन्या', 'राव', 'Ananya Rav'],
  ['Ravi', 'Kumar (Sr)', 'Ravi Kumar (Sr'],
  ['Ravi', 'Kumar & Sons', 'Ravi Kumar Sons'],
  ['·', '—', 'Lifafa host'],
])('a host named %s %s is paid, as %s', async (first_name, last_name, name) => {
  const box = await aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501] })
  await app.services.db
    .updateTable('hosts')
    .set({ first_name, last_name })
    .where('id', '=', box.host_id)
    .execute()
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', payee_name: name }])
  const [call] = await callsFor(app, box)
  expect(call?.body).toMatchObject({ fund_account: { contact: { name } } })
})
