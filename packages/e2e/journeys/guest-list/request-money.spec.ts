// A host requests the money of an event box.
import { listGuests, type PayoutSummary } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { payoutSentences } from '@lifafa/contract/sentences/host/payouts'
import { expectAccessible } from '../../checks/accessible.ts'
import { requestMoney } from '../../host/guests-page.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { dayFromToday, openBox } from '../../server/boxes.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const MINUTE_MS = 60_000

test('money can be requested 24 hours after the event; until then the page says how long it takes [guests-3]', async ({
  page,
  server,
  host,
}) => {
  const day = dayFromToday(1)
  const { giftid } = await openBox(server, host, { marriage_date: day })
  const opensAt = Date.parse(day) + 24 * 60 * MINUTE_MS
  await page.clock.install({ time: opensAt - 62 * MINUTE_MS })
  await arriveSignedIn(page, server, host, `/guests?box=${giftid}`)
  const line = page.getByText(/^Available in/)
  await expect(line).toHaveText('Available in 1h 2m')
  await expect(requestMoney(page)).toBeDisabled()
  await requestMoney(page).hover()
  await expect(page.getByText(sentences.requestMoneyTooltip).filter({ visible: true })).toBeVisible()
  await expect(requestMoney(page)).toHaveAccessibleDescription(sentences.requestMoneyTooltip)
  await expectAccessible(page, 'a box whose money cannot be requested yet')
  await page.clock.fastForward(3 * MINUTE_MS)
  await expect(line).toHaveText(/^Available in 5[89]m$/)
  await requestMoney(page).press('Enter')
  await page.clock.fastForward(60 * MINUTE_MS)
  await expect(line).toBeHidden()
  await expect(page.getByText(sentences.moneyRequested)).toBeHidden()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await requestMoney(page).click()
  await expect(page.getByText(sentences.moneyRequested)).toBeVisible()
  expect(sent).toEqual([])
  await expectAccessible(page, 'a box whose money was requested')

  await test.step('a clock that was set back is detected', async () => {
    await page.clock.setSystemTime(opensAt - MINUTE_MS)
    await requestMoney(page).click()
    await expect(page.getByText(sentences.requestMoneyTooEarly)).toBeVisible()
  })
})

test('a request for money without a UPI ID leads to where it is added [guests-4]', async ({
  page,
  server,
  host,
}) => {
  const day = dayFromToday(1)
  const { giftid } = await openBox(server, host, { marriage_date: day })
  await page.clock.install({ time: Date.parse(day) + 25 * 60 * MINUTE_MS })
  const payout: PayoutSummary = {
    paid_paise: 0,
    last_paid_at: null,
    due_paise: 0,
    due_on: null,
    wanted: 'upi-id',
    wanted_paise: 50_100,
    held_until: null,
  }
  await answerCalls(page, listGuests, { guests: [], payout })
  await arriveSignedIn(page, server, host, `/guests?box=${giftid}`)
  await expect(page.getByRole('link', { name: payoutSentences.addUpiId })).toBeVisible()
  await requestMoney(page).click()
  await expect(page.getByText(sentences.upiIdWanted)).toBeVisible()
  await expect(page.getByText(sentences.moneyRequested)).toBeHidden()
})
