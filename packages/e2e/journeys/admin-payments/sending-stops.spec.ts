// Payouts are not sent while our books are wrong: the page says of which boxes, since when, and how that ends.
import { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminLogIn } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectSound } from '../../checks/accessible.ts'
import { call } from '../../server/api.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const SINCE = '2026-11-26T10:00:00.000Z'
const LONG_NAME = 'विक्रम संग सुनीता की शादी और संगीत '.repeat(4)

test.use({ serverName: 'payouts by hand', serverSettings: { PAYOUTS: 'off' } })

test('a stop of some payouts, and one of all, are told, and lead to the books', { tag: '@deep' }, async ({
  page,
  server,
  admin,
  asAdmin,
}) => {
  const { access } = (await adminLogIn(server, admin)).tokens
  const answer = await call(server, adminListPayouts, { access })
  await asAdmin(PAYMENTS)
  const ofBox = { box: LONG_NAME, box_id: 'N7cQaqXRVHNTtjaoYaCmZY', since: SINCE }
  const endAnswers = await answerCalls(page, adminListPayouts, { ...answer, stops: [ofBox] })
  await page.goto(`${PAYMENTS}?tab=payouts`)
  await expect(page.getByRole('heading', { name: sentences.stopsTitle(false) })).toBeVisible()
  await expect(page.getByText(/haven’t balanced since November 26, 2026/)).toBeVisible()
  await expectSound(page, 'payouts that are stopped')
  await endAnswers()
  const ofAll = { box: null, box_id: null, since: SINCE }
  const endOthers = await answerCalls(page, adminListPayouts, { ...answer, stops: [ofBox, ofAll] })
  await page.reload()
  await expect(page.getByRole('heading', { name: sentences.stopsTitle(true) })).toBeVisible()
  await endOthers()
  await page.getByRole('alert').getByRole('link', { name: adminPaymentsSentences.tabs.books }).click()
  await expect(page.getByRole('heading', { name: adminPaymentsSentences.booksTitle })).toBeVisible()
})
