// Guests see whose account their money goes to, once its host has confirmed it: on the page of the box, and on the receipt.

import { hindi } from '@lifafa/contract/sentences/guest/hindi'
import { receiverSentences } from '@lifafa/contract/sentences/guest/page'
import { receiptSentences } from '@lifafa/contract/sentences/guest/receipt'
import { call } from '../test/fixtures.ts'
import { ANSWER, insertFound } from '../test/hosts/upi-id-checks.ts'
import { get } from '../test/pages/get-page.ts'
import { aGift } from '../test/pages/receipts.ts'
import { insertEventBox, insertHost } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'

const UPI_ID = 'meera@okbank'
const NAME = 'MEERA <b>NAIR</b>'
const ESCAPED = 'MEERA &lt;b&gt;NAIR&lt;/b&gt;'

test('a confirmed name is on the page in both languages, escaped, and gone with the UPI ID', async ({
  app,
}) => {
  const { db } = app.services
  const host = await insertHost(db, { upi_id: UPI_ID })
  const box = await insertEventBox(db, { host_id: host.id })
  const page = async (language = 'en') => (await get(app, `/contribute/${box.id}?lang=${language}`)).body
  // No translator writes the bank's name in another way.
  const name = `<span translate="no">${ESCAPED}</span>`
  const says = { en: receiverSentences.goesTo(name), hi: hindi.receiver.goesTo(name) }
  await insertFound(app, host.id, UPI_ID, NAME)
  const before = await page()
  expect(before).not.toContain(ESCAPED)
  const say = (answer: string) => call(app, ANSWER, { hostId: host.id, body: { upi_id: UPI_ID, answer } })
  await say('yes')
  expect(await page()).toContain(says.en)
  expect(await page('hi')).toContain(says.hi)
  await db.updateTable('hosts').set({ upi_id: 'other@okbank' }).where('id', '=', host.id).execute()
  expect(await page()).toBe(before)
  await db.updateTable('hosts').set({ upi_id: UPI_ID }).where('id', '=', host.id).execute()
  await say('no')
  expect(await page()).toBe(before)
})

test('the receipt shows the confirmed name of the payee', async ({ app }) => {
  const { id: hostId } = await insertHost(app.services.db, { upi_id: UPI_ID })
  const { path } = await aGift(app, { host_id: hostId })
  await insertFound(app, hostId, UPI_ID, NAME)
  expect((await get(app, path)).body).not.toContain(receiptSentences.goesTo)
  await call(app, ANSWER, { hostId, body: { upi_id: UPI_ID, answer: 'yes' } })
  const { body } = await get(app, path)
  expect(body).toContain(receiptSentences.goesTo)
  expect(body).toContain(ESCAPED)
})
