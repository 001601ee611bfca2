// A host requests the money of an event box.

import type { Money } from '@lifafa/contract/endpoints/box-money'
import { listGuests } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { moneySentence, moneySentences } from '@lifafa/contract/sentences/host/money'
import { expectAccessible } from '../../checks/accessible.ts'
import { shareClock } from '../../controls/one-clock.ts'
import { requestMoney } from '../../host/guests-page.ts'
import { dayFromToday, openBox } from '../../server/boxes.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const MINUTE_MS = 60_000

test('money can be requested 24 hours after the event; until then the page says how long it takes [guests-3]', {
  tag: '@deep',
}, async ({ page, server, host, asHost }) => {
  const day = dayFromToday(1)
  const { giftid } = await openBox(server, host, { marriage_date: day })
  const opensAt = Date.parse(day) + 24 * 60 * MINUTE_MS
  await shareClock(page)
  await page.clock.install({ time: opensAt - 62 * MINUTE_MS })
  await asHost(`/guests?box=${giftid}`)
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

test('a request for money without a UPI ID leads to its field [guests-4]', { tag: '@deep' }, async ({
  page,
  server,
  host,
  asHost,
}) => {
  const day = dayFromToday(1)
  const { giftid } = await openBox(server, host, { marriage_date: day })
  await shareClock(page)
  await page.clock.install({ time: Date.parse(day) + 25 * 60 * MINUTE_MS })
  const part = { state: 'action-needed', reason: 'no-upi-id', paise: 50_100, due_on: null } as const
  const waiting = { ...part, at: null, upi_id: null, reference: null }
  const nothing = { late: 0, waiting: 0, 'at-provider': 0, 'on-its-way': 0, 'sent-on': 0, owed_back: 0 }
  const sums_paise = { ...nothing, received: 50_100, 'action-needed': 50_100, 'on-hold': 0 }
  const money: Money = { sums_paise, parts: [waiting], adjustments: [] }
  await answerCalls(page, listGuests, { guests: [], money })
  await asHost(`/guests?box=${giftid}`)
  await expect(page.getByText(moneySentence(waiting))).toBeVisible()
  await expect(page.getByRole('link', { name: moneySentences.addUpiId })).toBeVisible()
  await requestMoney(page).click()
  await expect(page.getByText(sentences.upiIdWanted)).toBeVisible()
  await expect(page.getByText(sentences.moneyRequested)).toBeHidden()
})
